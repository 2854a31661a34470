import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { delivery, forms } from 'content:forms'
import type { FormTexts } from '../components/Form/FormFields.tsx'
import { LocalForm } from '../components/Form/LocalForm.tsx'
import { PostedForm } from '../components/Form/PostedForm.tsx'
import { absoluteUrl } from '../lib/address.ts'
import { fill } from '../lib/texts.ts'
import { site } from './site.ts'
import { ownPaths } from '../lib/ownNames.ts'

type Props = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly form: 'contact' | 'sponsorship'
  readonly texts: Pick<FormTexts, 'submit' | 'success'>
}

/** A page's form: posted to the address in the content, with the note on data protection, or local if there is none. */
export function PageForm({ id, form, texts }: Props) {
  const common = { id, fields: forms[form], email: event.email }
  if (!__USES__.delivery || !delivery)
    return <LocalForm {...common} texts={{ ...copy.form, ...texts }} />
  const { address, controller, purpose, page: privacy } = delivery
  const said = { responsable: controller, finalidad: purpose }
  return (
    <PostedForm
      {...common}
      texts={{ ...copy.form, ...copy.delivery, ...texts }}
      address={address}
      next={absoluteUrl(ownPaths.thanks, site)}
    >
      {fill(copy.delivery.dataProtection, said)} <Link to={privacy}>{copy.delivery.privacy}</Link>
    </PostedForm>
  )
}
