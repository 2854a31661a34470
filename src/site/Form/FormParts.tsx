import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as copy from 'content/copy.ts'
import * as styles from './Form.module.scss'
import type { Copy, Field } from '../../content/schema.ts'

type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  /** Whether the form is being sent: text that is typed meanwhile would be cleared with the rest. */
  readonly readOnly?: boolean
  /** A text above the fields. */
  readonly note?: ReactNode
}

export type FormProps = Pick<FieldsProps, 'id' | 'fields'> & {
  /** Label of the button, and the text of thanks. */
  readonly texts: Pick<Copy['contact']['form'], 'submit' | 'success'>
}

/** The fields of a form. If all are required, one line above them says so. */
export function FormFields({ id, fields, readOnly, note }: FieldsProps) {
  const requiredNote = fields.every(({ required }) => required) && `${copy.form.allRequired} `
  return (
    <>
      {(requiredNote || note) && (
        <p>
          {requiredNote}
          {note}
        </p>
      )}
      {fields.map((field) => (
        <FormField key={field.name} id={`${id}-${field.name}`} field={field} readOnly={readOnly} />
      ))}
    </>
  )
}

type FieldProps = { readonly id: string; readonly field: Field; readonly readOnly?: boolean }

/** A field with its label. */
function FormField({ id, field, readOnly }: FieldProps) {
  const { label, type, ...attributes } = field
  const control = { id, ...attributes, readOnly, className: styles.control }
  return (
    <div className="stack">
      <label htmlFor={id}>
        {label}
        {!field.required && <span className={styles.optional}>{` (${copy.form.optional})`}</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={type} />
      )}
    </div>
  )
}

/** How long after the thanks another press counts as part of the same one, in milliseconds. */
const samePressMs = 2000

/**
 * The text of thanks below a form. Showing it empties the form. The text goes when the visitor types the next message, or when
 * the browser refuses an invalid one.
 * @returns `thank(now)`, which shows the text (`now` is by the clock of `event.timeStamp`); `hide`, which hides the text;
 *   attributes of the form and of its button; `message`, the element below the form
 */
export function useThanks(text: string) {
  /** When the thanks were shown; 0 while they are hidden. */
  const [since, setSince] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLSpanElement>(null)
  // The focus moves to each new message, so that screen readers read it after a second submit too. It moves before the
  // form is emptied: a screen reader would call the empty field under the focus invalid instead of reading the thanks.
  useLayoutEffect(() => {
    if (since === 0) return
    message.current?.focus()
    form.current?.reset()
  }, [since])
  const hide = () => setSince(0)
  return {
    thank: setSince,
    hide,
    form: { ref: form, className: styles.form, onInput: hide, onInvalidCapture: hide },
    button: {
      className: 'button',
      type: 'submit' as const,
      /**
       * Ignores the second press of a double click or of Enter. The form is empty by then, so the browser would refuse it and
       * show an error instead of the thanks.
       */
      onClick(click: MouseEvent) {
        if (!message.current || click.timeStamp - since > samePressMs) return
        click.preventDefault()
        // The press has moved the focus to the button.
        message.current.focus()
      },
    },
    // The `key` makes each status a new element. Screen readers would announce a change within the same status, and the focus
    // would make them read the message a second time.
    message: since > 0 && (
      <div key={since} role="status">
        <p className={`${styles.message} ${styles.success}`} data-tone="day">
          {/* Orca reads only the first line of a paragraph that gets the focus, but all of an inline element. */}
          <span ref={message} tabIndex={-1}>
            {text}
          </span>
        </p>
      </div>
    ),
  }
}
