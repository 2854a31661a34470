import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import * as copy from 'content/copy.ts'
import { openShareSheet } from '../../browser/shareSheet.ts'
import { shareLinks, shareMailUrl, type Shared } from '../../lib/shareLinks.ts'
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import * as styles from './ShareMenu.module.scss'

type Props = {
  readonly shared: Shared
  /**
   * On a speaker's page, the speaker's name. Screen readers read it after the label. The button is among texts there, so it
   * looks like a link.
   */
  readonly what?: string
}

const texts = copy.share

/**
 * The argument `subscribe` for a value that never changes. `useSyncExternalStore` then only distinguishes server and browser.
 */
const neverChanges = () => () => {}

/**
 * How long the status is empty before it shows the result of a press, in milliseconds. Browsers pass changes on to screen
 * readers in batches. If a text is removed and added again within one batch, it is not announced.
 */
const silenceMs = 150

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Copies a text to the clipboard.
 * @returns false if the browser refuses: without HTTPS, or because the visitor has forbidden it
 */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Copies an address, and reports the outcome.
 * @returns
 * - `copyAddress` copies the address.
 * - `outcome` is the text that says whether the address was copied. It is empty at first.
 * - `forgetOutcome` empties this text.
 */
function useCopy(address: string) {
  const [outcome, setOutcome] = useState('')
  const forgetOutcome = () => setOutcome('')

  async function copyAddress() {
    forgetOutcome()
    const isCopied = await copyToClipboard(address)
    await pause(silenceMs)
    setOutcome(isCopied ? texts.copied : `${texts.refused} ${address}`)
  }

  return { outcome, copyAddress, forgetOutcome }
}

/**
 * Opens the system's share sheet instead of the menu. If the system refuses, the menu opens. If the menu is open already, or
 * the browser has no share sheet, the press opens or closes the menu as usual.
 * @param press the click on the menu's <summary>
 */
async function shareBySystem(press: MouseEvent, { text, url }: Shared): Promise<void> {
  const menu = press.currentTarget.parentElement as HTMLDetailsElement
  if (menu.open || typeof navigator.share !== 'function') return
  press.preventDefault()
  const hasOpened = await openShareSheet({ title: text, url })
  if (!hasOpened) menu.open = true
}

/**
 * The button that shares a page. It opens the system's share sheet. If there is none, or if the system refuses, a menu opens.
 * The menu has links to services and, once the app has started, a button that copies the address.
 */
export function ShareMenu({ shared, what }: Props) {
  // The button that copies appears once the app has started, because it does nothing without script.
  const hasStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const { outcome, copyAddress, forgetOutcome } = useCopy(shared.url)

  const label = (
    <>
      {texts.label}
      {what && <span className="visually-hidden">: {what}</span>}
    </>
  )

  function onPress(event: MouseEvent) {
    forgetOutcome()
    void shareBySystem(event, shared)
  }

  return (
    <ActionMenu inText={what !== undefined} label={label} onPress={onPress}>
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
