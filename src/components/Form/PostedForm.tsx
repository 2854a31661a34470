import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MailLink } from '../MailLink/MailLink.tsx'
import { FormFields, type FormTexts } from '../RequestForm/RequestForm.tsx'
import * as common from '../RequestForm/Form.module.scss'
import { deliver, deliveryTimeoutMs, type Outcome } from '../../browser/delivery.ts'
import type { Copy, Field } from '../../content/schema.ts'
import * as styles from './DeliveredForm.module.scss'

type Props = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  readonly texts: FormTexts & Copy['delivery']
  /** Address to which the form is posted. */
  readonly address: string
  /** Absolute address to which services that support it send visitors without script afterwards. */
  readonly next: string
  /** Mail address for the same message. */
  readonly email: string
  /** Says who receives the data, and why. */
  readonly children: ReactNode
}

type State = 'ready' | 'sending' | Outcome

/**
 * A form that the browser validates and posts. With script the visitor stays on the page and keeps every word until the
 * service has accepted it. Without script, or before the app has started, it is an ordinary form.
 */
export function DeliveredForm({ id, fields, texts, address, next, email, children }: Props) {
  const { form, state, submit } = useDelivery()
  const busy = state === 'sending'
  const problem = state === 'ready' || state === 'taken' || busy ? null : state
  return (
    <div>
      <form
        ref={form}
        className={`${common.form} ${styles.form}`}
        method="post"
        action={address}
        aria-busy={busy}
        onSubmit={submit}
      >
        <FormFields id={id} fields={fields} texts={texts} />
        {/* Honeypot: people cannot see, hear or reach it, so form services drop messages in which it is filled in. */}
        <p hidden>
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" name="_next" value={next} />
        <p className={styles.protection}>{children}</p>
        <button className="button" type="submit" aria-disabled={busy}>
          {/* Every label keeps its space, so that the button keeps its width. */}
          <span className={styles.labels}>
            <span hidden={busy || problem !== null}>{texts.submit}</span>
            <span hidden={!busy}>{texts.sending}</span>
            <span hidden={problem === null}>{texts.retry}</span>
          </span>
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {busy && texts.sending}
      </p>
      {problem && (
        <Trouble>
          <p>
            <strong>{texts[problem]}</strong>
          </p>
          <p>{texts[`${problem}Text`]}</p>
          <p>
            {texts.mail} <MailLink address={email} />
          </p>
        </Trouble>
      )}
      {state === 'taken' && <Thanks>{texts.success}</Thanks>}
    </div>
  )
}

/** Scrolls into view, because it may be below a phone's screen. The focus stays on the button, which tries again. */
function Trouble({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: newer browsers return a promise, which React would take for the effect's cleanup.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={styles.problem} role="alert">
      {children}
    </div>
  )
}

/** The focus moves to each new message, so that screen readers read it. */
function Thanks({ children }: { readonly children: string }) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div role="status">
      <p ref={message} className={common.success} tabIndex={-1}>
        {children}
      </p>
    </div>
  )
}

function useDelivery() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('ready')

  /** Locks the fields while sending: text that is typed meanwhile would be cleared with the rest. */
  function changeTo(next: State) {
    for (const part of form.current?.elements ?? []) {
      if (part instanceof HTMLButtonElement) continue
      const field = part as HTMLInputElement
      field.readOnly = next === 'sending'
    }
    setState(next)
  }

  // A form that was posted before the app started is already on its way (src/browser/earlySubmit.ts).
  useEffect(() => {
    if (form.current?.dataset.submitted === undefined) return
    const unlock = () => {
      delete form.current?.dataset.submitted
      changeTo('ready')
    }
    changeTo('sending')
    const timer = setTimeout(unlock, deliveryTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    changeTo('sending')
    const outcome = await deliver(event.currentTarget)
    if (outcome === 'taken') form.current?.reset()
    changeTo(outcome)
  }

  return { form, state, submit }
}
