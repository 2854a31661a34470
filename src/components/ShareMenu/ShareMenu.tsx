import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { shareLinks, shareMailUrl, type Shared } from '../../lib/shareLinks.ts'
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx'

type Props = {
  readonly shared: Shared
  readonly texts: {
    readonly label: string
    readonly copy: string
    readonly copied: string
    readonly mail: string
    /** Note on links that open a new tab. */
    readonly newTab: string
  }
  /** What is shared, if not the page itself; read with the label. */
  readonly what?: string
}

const never = () => () => {}

/** Whether the browser can copy: it needs script and a secure address. False while prerendering and hydrating. */
function useClipboard(): boolean {
  return useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )
}

/** Shares a page by the system's share sheet if there is one, otherwise by a list of plain links. */
export function ShareMenu({ shared, texts, what }: Props) {
  const canCopy = useClipboard()
  const [copied, setCopied] = useState(false)

  const label = (
    <>
      {texts.label}
      {what && <span className="visually-hidden">: {what}</span>}
    </>
  )

  function shareBySystem(event: MouseEvent) {
    setCopied(false)
    if (!('share' in navigator)) return
    event.preventDefault()
    // Rejected if the visitor cancels: then there is nothing to do.
    navigator.share({ title: shared.text, url: shared.url }).catch(() => {})
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(shared.url)
      setCopied(true)
    } catch {
      // The visitor has forbidden it; the links still work.
    }
  }

  return (
    <ActionMenu label={label} onToggle={shareBySystem}>
      {canCopy && (
        <li>
          <button type="button" onClick={() => void copy()}>
            {copied ? texts.copied : texts.copy}
          </button>
          <span className="visually-hidden" role="status">
            {copied && texts.copied}
          </span>
        </li>
      )}
      {shareLinks(shared).map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href} note={texts.newTab}>
            {name}
          </ExternalLink>
        </li>
      ))}
      <li>
        <a href={shareMailUrl(shared)}>{texts.mail}</a>
      </li>
    </ActionMenu>
  )
}
