import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MailLink } from '../MailLink/MailLink.tsx'
import { repeatEarlySubmit } from '../../browser/earlySubmit.ts'
import * as styles from './Form.module.scss'
import type { Field } from '../../content/schema.ts'

export type FormTexts = {
  /** Shown once above the fields if all are required. */
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
 * A form that the browser validates and that sends nothing: it says thanks, clears its fields and stays ready.
 * `method="dialog"` keeps a submit before the app's start from leaving the page.
 */
export function RequestForm({ id, fields, texts, email }: Props) {
  const [timesSent, setTimesSent] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => repeatEarlySubmit(form.current), [])

  // The focus moves to each new message, so that screen readers read it after a second submit too. The status element
  // comes and goes with its text: one that was there before would be announced too, and the message read twice.
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

/** The fields of a form. If all are required, one line above them says so. */
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
