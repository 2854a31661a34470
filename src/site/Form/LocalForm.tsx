import { type FormEvent, useRef, useState } from 'react'
import { copy } from 'content:values'
import { MailLink } from '../MailLink/MailLink.tsx'
import { FormFields, type FormProps } from './FormFields.tsx'
import { keepThanks } from './keepThanks.ts'
import { Success } from './Success.tsx'
import * as styles from './Form.module.scss'

/**
 * A form that the browser validates and that sends nothing: it says thanks, clears its fields and stays ready.
 * `method="dialog"` keeps a submit before the app's start from leaving the page.
 */
export function LocalForm({ id, fields, texts, note }: FormProps) {
  /** When the thanks that are shown were given, on the clock of events; 0 if there are none. */
  const [thanks, setThanks] = useState(0)
  const success = useRef<HTMLParagraphElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.reset()
    setThanks(event.timeStamp)
  }

  return (
    <div>
      <noscript>
        <p>
          {copy.form.withoutScript} <MailLink />
        </p>
      </noscript>
      <form
        className={styles.form}
        method="dialog"
        onSubmit={submit}
        onInput={() => setThanks(0)}
        onInvalidCapture={() => setThanks(0)}
      >
        <FormFields id={id} fields={fields} note={note} />
        <p className="cluster">
          <button
            className="button"
            type="submit"
            onClick={(click) => keepThanks(click, success.current, thanks)}
          >
            {texts.submit}
          </button>
        </p>
      </form>
      {thanks > 0 && (
        <Success key={thanks} ref={success}>
          {texts.success}
        </Success>
      )}
    </div>
  )
}
