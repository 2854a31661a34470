import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import * as copy from 'content/copy.ts'
import { isShareRefused } from '../../browser/shareSheet.ts'
import { shareLinks, shareMailUrl, type Shared } from '../../lib/shareLinks.ts'
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './ShareMenu.module.scss'

type Props = {
  readonly shared: Shared
  /** The speaker's name on a page of a speaker. Screen readers read it after the label. */
  readonly what?: string
}

const texts = copy.share

/** `subscribe` of a store without changes. With it `useSyncExternalStore` tells only server and browser apart. */
const neverChanges = () => () => {}

/**
 * How long the status is empty before it says the result of a press, in milliseconds. Browsers pass changes on to screen
 * readers in batches: a text that is replaced by the same text within one batch is not announced.
 */
const silenceMs = 150

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Copies a text to the clipboard.
 * @returns false if the browser refuses it: without HTTPS, or if the visitor has forbidden it
 */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The button that shares a page. It opens the system's share sheet; if none works, a list of plain links. */
export function ShareMenu({ shared, what }: Props) {
  // The button that copies appears with the app: without script it would do nothing.
  const hasStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [outcome, setOutcome] = useState('')

  const label = (
    <>
      {texts.label}
      {what && <span className="visually-hidden">: {what}</span>}
    </>
  )

  async function shareBySystem(event: MouseEvent) {
    const menu = event.currentTarget.parentElement as HTMLDetailsElement
    setOutcome('')
    if (menu.open || typeof navigator.share !== 'function') return
    event.preventDefault()
    if (await isShareRefused({ title: shared.text, url: shared.url })) menu.open = true
  }

  async function copyAddress() {
    setOutcome('')
    const isCopied = await copyToClipboard(shared.url)
    await pause(silenceMs)
    setOutcome(isCopied ? texts.copied : `${texts.refused} ${shared.url}`)
  }

  return (
    <ActionMenu
      inText={what !== undefined}
      label={label}
      onPress={(event) => void shareBySystem(event)}
    >
      {hasStarted && (
        <li>
          <button className="link" type="button" onClick={() => void copyAddress()}>
            {texts.copy}
          </button>
          <span role="status">{outcome && <span className={styles.outcome}>{outcome}</span>}</span>
        </li>
      )}
      {shareLinks(shared).map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{name}</ExternalLink>
        </li>
      ))}
      <li>
        <a href={shareMailUrl(shared)}>{texts.mail}</a>
      </li>
    </ActionMenu>
  )
}
