import type { ComponentProps } from 'react'
import * as copy from 'content/copy.ts'

type Props = ComponentProps<'a'> & {
  /** Tells screen-reader users that a new tab opens (WCAG technique G201). */
  readonly note?: string
}

/** A link to another site, in a new tab. With `noopener` the other site cannot access our page. */
export function ExternalLink({ note = copy.layout.newTab, children, ...link }: Props) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  )
}

type ListProps = {
  readonly links: readonly { readonly name: string; readonly url: string }[]
  /**
   * The name of the speaker or the talk. Screen readers say it after each link. Otherwise two links with the text "Vídeo", for
   * example, could not be told apart (WCAG 2.4.9).
   */
  readonly of?: string
}

/** The links of the event, a speaker or a talk, in a row. */
export function LinkList({ links, of }: ListProps) {
  const { newTab } = copy.layout
  const note = of ? `· ${of} ${newTab}` : newTab
  return (
    <ul className="links">
      {links.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink href={url} note={note}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
