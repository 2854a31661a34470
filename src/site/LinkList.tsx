import { copy } from 'content:values'
import { ExternalLink } from './ExternalLink.tsx'

type Props = {
  readonly links: readonly { readonly name: string; readonly url: string }[]
  /** Whose they are, if others may lead to a place of the same name (WCAG 2.4.9). */
  readonly of?: string
}

/** Links of the event, a speaker or a talk in a row. */
export const LinkList = ({ links, of }: Props) => (
  <ul className="links">
    {links.map(({ name, url }) => (
      <li key={name}>
        <ExternalLink href={url} note={of && `· ${of} ${copy.layout.newTab}`}>
          {name}
        </ExternalLink>
      </li>
    ))}
  </ul>
)
