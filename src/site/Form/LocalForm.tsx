import type { FormEvent } from 'react'
import { copy } from 'content:values'
import { MailLink } from '../MailLink/MailLink.tsx'
import { FormFields, type FormProps } from './FormFields.tsx'
import { useThanks } from './useThanks.tsx'

/**
 * A form that the browser validates and that sends nothing: it says thanks, clears its fields and stays ready.
 * `method="dialog"` keeps a submit before the app's start from leaving the page.
 */
export function LocalForm({ id, fields, texts, note }: FormProps) {
  const { thank, form, button, message } = useThanks(texts.success)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    thank(event.timeStamp)
  }

  return (
    <div>
      <noscript>
        <p>
          {copy.form.withoutScript} <MailLink />
        </p>
      </noscript>
      <form {...form} method="dialog" onSubmit={submit}>
        <FormFields id={id} fields={fields} note={note} />
        <p className="cluster">
          <button {...button}>{texts.submit}</button>
        </p>
      </form>
      {message}
    </div>
  )
}
