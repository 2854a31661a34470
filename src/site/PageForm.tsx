import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { delivery } from 'content:delivery'
import { event } from 'content:event'
import { DeliveredForm } from '../components/DeliveredForm/DeliveredForm.tsx'
import type { FormTexts } from '../components/RequestForm/RequestForm.tsx'
import { absoluteUrl, thanksPath } from '../lib/address.ts'
import { fill } from '../lib/texts.ts'
import { site } from './site.ts'
import type { Field } from '../content/schema.ts'

type Props = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  readonly texts: Pick<FormTexts, 'submit' | 'success'>
}

/** A page's form, posted to the address in the content, with the note on data protection. */
export function SentForm({ texts, ...rest }: Props) {
  if (!delivery) return null
  const { address, controller, purpose, page: privacy } = delivery
  const said = { responsable: controller, finalidad: purpose }
  return (
    <DeliveredForm
      {...rest}
      texts={{ ...copy.form, ...copy.delivery, ...texts }}
      address={address}
      next={absoluteUrl(thanksPath, site)}
      email={event.email}
    >
      {fill(copy.delivery.dataProtection, said)} <Link to={privacy}>{copy.delivery.privacy}</Link>
    </DeliveredForm>
  )
}
