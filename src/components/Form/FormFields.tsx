import { type FormEvent, useState } from 'react'
import * as styles from './Form.module.scss'
import type { Field } from '../../content/schema.ts'

export type FormTexts = {
  /** Shown once above the fields if all are required. */
  readonly allRequired: string
  readonly optional: string
  readonly submit: string
  readonly success: string
}

export type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  readonly texts: FormTexts
  /** While the form is on its way: text that is typed meanwhile would be cleared with the rest. */
  readonly readOnly?: boolean
}

/** The fields of a form. If all are required, one line above them says so. */
export function FormFields({ id, fields, texts, readOnly }: FieldsProps) {
  return (
    <>
      {fields.every(({ required }) => required) && <p>{texts.allRequired}</p>}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          optional={texts.optional}
          readOnly={readOnly}
        />
      ))}
    </>
  )
}

type FormFieldProps = Pick<FieldsProps, 'id' | 'readOnly'> & {
  readonly field: Field
  readonly optional: string
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** A field. If the browser refuses it, the browser's own words stay below it until they are no longer true. */
function FormField({ id, field, optional, readOnly }: FormFieldProps) {
  const [problem, setProblem] = useState('')
  const { name, label, type, required, autoComplete } = field
  const refresh = ({ currentTarget }: FormEvent<Control>) =>
    setProblem(currentTarget.validationMessage)
  const control = {
    id,
    name,
    required,
    autoComplete,
    readOnly,
    className: styles.control,
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problem ? `${id}-problema` : undefined,
    onInvalid: refresh,
    onInput: problem ? refresh : undefined,
  }
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
      {problem && (
        // In the browser's language.
        <p id={`${id}-problema`} lang={navigator.language}>
          {problem}
        </p>
      )}
    </div>
  )
}
