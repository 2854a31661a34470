import type { FormEvent } from 'react'
import * as copy from 'content/copy.ts'
import { forms, formService } from 'content/values.ts'
import { MailLink } from '../MailLink/MailLink.tsx'
import { FormFields, type FormProps, useThanks } from './FormParts.tsx'
import { PostedForm } from './PostedForm.tsx'

type Props = Omit<FormProps, 'fields'> & { readonly form: 'contact' | 'sponsorship' }

/** The form of a page. It is posted to the address of the content's form service. Without a service it sends nothing. */
export function PageForm({ form, ...rest }: Props) {
  const common = { ...rest, fields: forms[form] }
  if (!formService) return <LocalForm {...common} />
  return <PostedForm {...common} service={formService} />
}

/**
 * A form that sends nothing, as specified. The browser validates it. Then the thanks appear, and the form is emptied. Nobody
 * reads the message, so a line above the fields has the e-mail address for special needs. With `method="dialog"`, a submit
 * before the app's start does not leave the page.
 */
function LocalForm({ id, fields, texts }: FormProps) {
  const { thank, form, button, message } = useThanks(texts.success)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    thank(event.timeStamp)
  }

  const needsNote = (
    <>
      {`${copy.form.needs} `}
      <MailLink />
    </>
  )

  return (
    <div>
      <noscript>
        <p>
          {copy.form.withoutScript} <MailLink />
        </p>
      </noscript>
      <form {...form} method="dialog" onSubmit={submit}>
        <FormFields id={id} fields={fields} note={needsNote} />
        <p className="cluster">
          <button {...button}>{texts.submit}</button>
        </p>
      </form>
      {message}
    </div>
  )
}
