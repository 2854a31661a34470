import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import * as copy from 'content/copy.ts'
import { isShareRefused } from '../../browser/shareSheet.ts'
import { shareLinks, shareMailUrl, type Shared } from '../../lib/shareLinks.ts'
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './ShareMenu.module.scss'

type Props = {
  readonly shared: Shared
  /** What is shared, if not the page itself; read with the label. */
  readonly what?: string
}

const texts = copy.share

const neverChanges = () => () => {}

/** Shares a page by the system's share sheet if there is one that works, otherwise by a list of plain links. */
export function ShareMenu({ shared, what }: Props) {
  // Without script nothing would be copied.
  const hasStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // A new key per press, so that each copy is announced.
  const [press, setPress] = useState({ number: 0, outcome: '' })

  const label = (
    <>
      {texts.label}
      {what && <span className="visually-hidden">: {what}</span>}
    </>
  )

  async function shareBySystem(event: MouseEvent) {
    const menu = event.currentTarget.parentElement as HTMLDetailsElement
    setPress({ number: 0, outcome: '' })
    if (menu.open || typeof navigator.share !== 'function') return
    event.preventDefault()
    if (await isShareRefused({ title: shared.text, url: shared.url })) menu.open = true
  }

  async function copyAddress() {
    let outcome = texts.copied
    try {
      await navigator.clipboard.writeText(shared.url)
    } catch {
      // It needs a secure address, and the visitor may have forbidden it.
      outcome = `${texts.refused} ${shared.url}`
    }
    setPress(({ number }) => ({ number: number + 1, outcome }))
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
          <span role="status">
            {press.number > 0 && (
              <span key={press.number} className={styles.outcome}>
                {press.outcome}
              </span>
            )}
          </span>
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
