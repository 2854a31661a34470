import { Link } from 'react-router-dom'
import { copy, delivery, forms } from 'content:values'
import { absoluteUrl } from '../../lib/address.ts'
import { fill } from '../../lib/texts.ts'
import { site } from '../site.ts'
import { reservedPaths } from '../../lib/reservedNames.ts'
import type { FormProps } from './FormFields.tsx'
import { LocalForm } from './LocalForm.tsx'
import { PostedForm } from './PostedForm.tsx'

type Props = Omit<FormProps, 'fields'> & { readonly form: 'contact' | 'sponsorship' }

/** A page's form: posted to the address in the content, with the note on data protection, or local if there is none. */
export function PageForm({ form, ...rest }: Props) {
  const common = { ...rest, fields: forms[form] }
  if (!__USES__.delivery || !delivery) return <LocalForm {...common} />
  const { address, controller, purpose, page: privacy } = delivery
  const values = { responsable: controller, finalidad: purpose }
  return (
    <PostedForm {...common} address={address} next={absoluteUrl(reservedPaths.thanks, site)}>
      {fill(copy.delivery.dataProtection, values)} <Link to={privacy}>{copy.delivery.privacy}</Link>
    </PostedForm>
  )
}
