import type { ReactNode } from 'react'
import { copy } from 'content:values'
import * as styles from './Form.module.scss'
import type { Copy, Field } from '../../content/schema.ts'

type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  /** While the form is on its way: text that is typed meanwhile would be cleared with the rest. */
  readonly readOnly?: boolean
  /** Stands above the fields. */
  readonly note?: ReactNode
}

export type FormProps = Pick<FieldsProps, 'id' | 'fields' | 'note'> & {
  /** Label of the button, and the thanks. */
  readonly texts: Pick<Copy['contact']['form'], 'submit' | 'success'>
}

/** The fields of a form. If all are required, one line above them says so. */
export function FormFields({ id, fields, readOnly, note }: FieldsProps) {
  const allRequired = fields.every(({ required }) => required) && `${copy.form.allRequired} `
  return (
    <>
      {(allRequired || note) && (
        <p>
          {allRequired}
          {note}
        </p>
      )}
      {fields.map(({ label, type, ...given }) => {
        const control = {
          id: `${id}-${given.name}`,
          ...given,
          readOnly,
          className: styles.control,
        }
        return (
          <div key={given.name} className="stack">
            <label htmlFor={control.id}>
              {label}
              {!given.required && (
                <span className={styles.optional}>{` (${copy.form.optional})`}</span>
              )}
            </label>
            {type === 'textarea' ? (
              <textarea {...control} rows={5} />
            ) : (
              <input {...control} type={type} />
            )}
          </div>
        )
      })}
    </>
  )
}
