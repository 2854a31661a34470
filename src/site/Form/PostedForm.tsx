import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { MailLink } from '../MailLink/MailLink.tsx'
import { type Outcome, postForm } from '../../browser/formService.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { reservedPaths } from '../../lib/reservedNames.ts'
import { fill } from '../../lib/texts.ts'
import { site } from '../site.ts'
import { FormFields, type FormProps, useThanks } from './FormParts.tsx'
import * as formStyles from './Form.module.scss'
import * as styles from './PostedForm.module.scss'
import type { SiteContent } from '../../event/model.ts'

type Failure = Exclude<Outcome, 'taken'>

type Props = FormProps & { readonly service: NonNullable<SiteContent['formService']> }

/**
 * How long the form is being sent before the status "Enviando…" appears, in milliseconds. With a fast service, Orca would read
 * a status that appears at once after the thanks.
 */
const silentMs = 1000

/**
 * A form that the browser validates, and that is posted to a service. With script the visitor stays on the page, and the fields
 * keep their texts until the service has accepted the message. Without script, or before the app has started, it is an ordinary
 * form.
 */
export function PostedForm({ id, fields, texts, service }: Props) {
  const [isSending, setSending] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const { thank, hide: hideThanks, form, button, message } = useThanks(texts.success)
  const messages = copy.delivery
  const { address, controller, purpose, page: privacyPage } = service
  const values = { responsable: controller, finalidad: purpose }

  const idleLabel = problem ? messages.retry : texts.submit
  const label = isSending ? messages.sending : idleLabel

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    if (isSending) return
    setSending(true)
    setProblem(null)
    hideThanks()
    const timer = setTimeout(setSlow, silentMs, true)
    const outcome = await postForm(submission.currentTarget)
    clearTimeout(timer)
    setSlow(false)
    setSending(false)
    if (outcome !== 'taken') return setProblem(outcome)
    thank(performance.now())
  }

  return (
    <div>
      <form {...form} method="post" action={address} aria-busy={isSending} onSubmit={submit}>
        <FormFields id={id} fields={fields} readOnly={isSending} />
        {/* A honeypot field: people cannot see, hear or reach it, so form services drop messages in which it is filled in. */}
        <p hidden>
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </p>
        {/* The page to which services redirect visitors without script, if they support this field. */}
        <input type="hidden" name="_next" value={absoluteUrl(reservedPaths.thanks, site)} />
        <p className={styles.protection}>
          {fill(messages.dataProtection, values)} <Link to={privacyPage}>{messages.privacy}</Link>
        </p>
        <p className="cluster">
          {/* The attribute `disabled` would take the focus away from the button. */}
          <button {...button} aria-disabled={isSending}>
            {label}
          </button>
        </p>
      </form>
      <p className="visually-hidden" role="status">
        {isSlow && messages.sending}
      </p>
      {problem && <FailureMessage problem={problem} />}
      {message}
    </div>
  )
}

/** A text that says why the message was not sent, and where to write instead. */
function FailureMessage({ problem }: { readonly problem: Failure }) {
  const messages = copy.delivery
  return (
    <div ref={bringIntoView} className={`${formStyles.message} ${styles.problem}`} role="alert">
      <p>
        <strong>{messages[problem]}</strong>
      </p>
      <p>{messages[`${problem}Text`]}</p>
      {event.email && (
        <p>
          {messages.mail} <MailLink />
        </p>
      )}
    </div>
  )
}

/** Scrolls to the text about a failure, which may be below a phone's screen. The focus stays on the button. */
function bringIntoView(box: HTMLElement | null) {
  // The result is not returned. In newer browsers it is a promise, and React would call it as the cleanup function.
  box?.scrollIntoView({ block: 'nearest' })
}
