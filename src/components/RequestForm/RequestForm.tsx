import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MailLink } from '../MailLink/MailLink.tsx'
import { repeatEarlySubmit } from '../../browser/earlySubmit.ts'
import * as styles from './Form.module.scss'
import type { Field } from '../../content/schema.ts'

export type FormTexts = {
  /** Said once above the fields, if none of them is optional. */
  readonly allRequired: string
  readonly optional: string
  readonly submit: string
  readonly success: string
}

type Props = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  readonly texts: FormTexts & { readonly withoutScript: string }
  /** Offered instead of the form if script is off. */
  readonly email: string
}

/**
 * A form that the browser validates and that sends nothing: it thanks, empties itself and stays ready.
 * `method="dialog"` keeps a submit from leaving the page when it comes before the app has started.
 */
export function RequestForm({ id, fields, texts, email }: Props) {
  const [timesSent, setTimesSent] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => repeatEarlySubmit(form.current), [])

  // The focus is the browser's: it moves to each new message, so that it is read again after a second submit. The status
  // comes and goes with its text: one that stood there before would be read as changed too, and the message twice.
  useEffect(() => {
    if (timesSent > 0) message.current?.focus()
  }, [timesSent])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setTimesSent(timesSent + 1)
  }

  return (
    <div>
      <noscript>
        <p>
          {texts.withoutScript} <MailLink address={email} />
        </p>
      </noscript>
      <form ref={form} className={styles.form} method="dialog" onSubmit={submit}>
        <FormFields id={id} fields={fields} texts={texts} />
        <button className="button" type="submit">
          {texts.submit}
        </button>
      </form>
      {timesSent > 0 && (
        <div key={timesSent} role="status">
          <p ref={message} className={styles.success} tabIndex={-1}>
            {texts.success}
          </p>
        </div>
      )}
    </div>
  )
}

/** The fields of a form; if none of them is optional, that is said once above them. */
export function FormFields({
  id,
  fields,
  texts,
}: Omit<Props, 'email' | 'texts'> & { readonly texts: FormTexts }) {
  return (
    <>
      {fields.every(({ required }) => required) && <p>{texts.allRequired}</p>}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          optional={texts.optional}
        />
      ))}
    </>
  )
}

type FormFieldProps = { readonly id: string; readonly field: Field; readonly optional: string }

function FormField({ id, field, optional }: FormFieldProps) {
  const { name, label, type, required, autoComplete } = field
  const control = { id, name, required, autoComplete, className: styles.control }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={type} />
      )}
    </div>
  )
}
