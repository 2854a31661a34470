import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormFields, type FormTexts } from '../RequestForm/RequestForm.tsx'
import * as common from '../RequestForm/Form.module.scss'
import { deliver, entriesOf, newName, type Outcome, patience } from '../../browser/delivery.ts'
import { useOnline } from '../../browser/online.ts'
import { mailUrl } from '../../lib/mailUrl.ts'
import type { Copy, Field } from '../../content/schema.ts'
import * as styles from './DeliveredForm.module.scss'

type Props = {
  /** Prefix of the fields' ids, unique on the page. */
  readonly id: string
  readonly fields: readonly Field[]
  readonly texts: FormTexts & Copy['delivery']
  /** Where it is posted to. */
  readonly address: string
  /** Where a service that reads it leads visitors without script: an absolute address. */
  readonly next: string
  /** Where the same words may be mailed to, and under which subject. */
  readonly email: string
  readonly subject: string
  /** Who gets the data, and what for. */
  readonly children: ReactNode
}

type State = 'ready' | 'sending' | Outcome
type Problem = 'refused' | 'unanswered' | 'offline'

const failed = (state: State) => (state === 'refused' || state === 'unanswered' ? state : null)

/**
 * A form that the browser validates and posts. With script the visitor stays on the page and keeps every word until the
 * service has taken it; without, or before the app has started, it is an ordinary form.
 */
export function DeliveredForm(props: Props) {
  const { id, fields, texts, address, next, email, subject, children } = props
  const { form, state, presses, submit } = useDelivery(address)
  const online = useOnline()
  const busy = state === 'sending'
  const problem = busy || state === 'taken' ? null : online ? failed(state) : 'offline'

  function mail() {
    const written = form.current ? new Map(entriesOf(form.current)) : new Map<string, string>()
    const lines = fields.map(({ name, label }) => `${label}: ${written.get(name) ?? ''}`)
    return mailUrl(email, subject, lines.join('\n'))
  }

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
        {/* Nobody sees, hears or reaches it: what fills it in is no person, and form services drop what it sends. */}
        <p hidden>
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" name="_next" value={next} />
        <p className={styles.protection}>{children}</p>
        <button className="button" type="submit" aria-disabled={busy}>
          {/* Each label has its place, so that the button keeps its width. */}
          <span className={styles.labels}>
            <span hidden={busy || failed(state) !== null}>{texts.submit}</span>
            <span hidden={!busy}>{texts.sending}</span>
            <span hidden={failed(state) === null}>{texts.retry}</span>
          </span>
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {busy && texts.sending}
      </p>
      {problem && (
        <Trouble
          key={presses}
          problem={problem}
          isAnswer={presses > 0}
          texts={texts}
          email={email}
          mail={mail}
        />
      )}
      {state === 'taken' && <Thanks>{texts.success}</Thanks>}
    </div>
  )
}

type TroubleProps = Pick<Props, 'texts' | 'email'> & {
  readonly problem: Problem
  /** Whether it answers a press: below the button, it may lie below the screen of a phone. */
  readonly isAnswer: boolean
  /** Address of a mail with what is in the form at the moment. */
  readonly mail: () => string
}

/** What went wrong, and another way. The focus stays on the button, which tries again. */
function Trouble({ problem, isAnswer, texts, email, mail }: TroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  const host = email.indexOf('@') + 1
  return (
    <div ref={box} className={styles.problem} role="alert">
      <p>
        <strong>{texts[problem]}</strong>
      </p>
      <p>{texts[`${problem}Text`]}</p>
      <p>
        {texts.mail}{' '}
        <a
          href={`mailto:${email}`}
          onClick={({ currentTarget }) => {
            currentTarget.href = mail()
          }}
        >
          {email.slice(0, host)}
          <wbr />
          {email.slice(host)}
        </a>
      </p>
    </div>
  )
}

/** The focus moves to each new message, so that it is read. */
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

function useDelivery(address: string) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('ready')
  const [presses, setPresses] = useState(0)
  // Known before the next press, which may come before the next render.
  const underWay = useRef(false)
  // Sent again as it was, a message has the same name as before, so that a service can drop the second.
  const message = useRef({ text: '', name: '' })

  /** Nothing is written while it is sent: it would be emptied with the rest. */
  function hold(isHeld: boolean) {
    underWay.current = isHeld
    for (const part of form.current?.elements ?? []) {
      if (!(part instanceof HTMLButtonElement)) (part as HTMLInputElement).readOnly = isHeld
    }
  }

  // Posted before the app has started, it is on its way already (src/browser/earlySubmit.ts).
  useEffect(() => {
    if (form.current?.dataset.submitted === undefined) return
    const free = () => {
      hold(false)
      delete form.current?.dataset.submitted
      setState('ready')
    }
    hold(true)
    setState('sending')
    const timer = setTimeout(free, patience)
    return () => clearTimeout(timer)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    setPresses(presses + 1)
    if (!navigator.onLine) return setState('ready')
    const body = new URLSearchParams(entriesOf(event.currentTarget))
    const text = body.toString()
    if (message.current.text !== text) message.current = { text, name: newName() }
    body.set('_envio', message.current.name)
    hold(true)
    setState('sending')
    const outcome = await deliver(address, body)
    hold(false)
    if (outcome === 'taken') {
      message.current = { text: '', name: '' }
      form.current?.reset()
    }
    setState(outcome)
  }

  return { form, state, presses, submit }
}
