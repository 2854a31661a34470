import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as copy from 'content/copy.ts'
import * as styles from './Form.module.scss'
import type { Copy, Field } from '../../content/schema.ts'

type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  /** True while the form is being sent. Text that is typed then would be lost, because the form is emptied afterwards. */
  readonly readOnly?: boolean
  /** A text above the fields. */
  readonly note?: ReactNode
}

export type FormProps = Pick<FieldsProps, 'id' | 'fields'> & {
  /** Label of the button, and the text of thanks. */
  readonly texts: Pick<Copy['contact']['form'], 'submit' | 'success'>
}

/** The fields of a form. If all of them are required, a line above them says so. */
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

/** The time after the thanks in which another press belongs to the same submit, such as a double click, in milliseconds. */
const samePressMs = 2000

/**
 * The text of thanks below a form. When it is shown, the form is emptied. The text is hidden when the visitor types the next
 * message, or when the browser refuses an invalid message.
 * @returns
 * - `thank(now)` shows the text. `now` is a time like `event.timeStamp` or `performance.now()`.
 * - `hide` hides the text.
 * - `form` and `button` are attributes of these two elements.
 * - `message` is the element with the text, for below the form.
 */
export function useThanks(text: string) {
  /** The time at which the thanks were shown. It is 0 while they are hidden. */
  const [thankedAt, setThankedAt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLSpanElement>(null)
  // The focus moves to each new message, so that screen readers also read it after a second submit. It moves before the form is
  // emptied. Otherwise a screen reader would say that the focused field, which is empty now, is invalid, instead of the thanks.
  useLayoutEffect(() => {
    if (thankedAt === 0) return
    message.current?.focus()
    form.current?.reset()
  }, [thankedAt])
  const hide = () => setThankedAt(0)
  return {
    thank: setThankedAt,
    hide,
    form: { ref: form, className: styles.form, onInput: hide, onInvalidCapture: hide },
    button: {
      className: 'button',
      type: 'submit' as const,
      /**
       * Ignores the second press of a double click or of a double Enter. The form is empty by then. The browser would refuse it
       * and show an error instead of the thanks.
       */
      onClick(click: MouseEvent) {
        if (!message.current || click.timeStamp - thankedAt > samePressMs) return
        click.preventDefault()
        // The press has moved the focus to the button.
        message.current.focus()
      },
    },
    // With the `key`, each message is a new element. Screen readers would announce a changed text in the old element, and then
    // read it again because of the focus.
    message: thankedAt > 0 && (
      <div key={thankedAt} role="status">
        <p className={`${styles.message} ${styles.success}`} data-tone="day">
          {/* The focus is on an inline element, because of a focused paragraph Orca reads only the first line. */}
          <span ref={message} tabIndex={-1}>
            {text}
          </span>
        </p>
      </div>
    ),
  }
}
