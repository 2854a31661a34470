import { useHead } from '@unhead/react'
import { Link } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { files } from '../../content/files.ts'
import { pages } from '../../content/pages.ts'

const keptPages = Object.entries(files.offline.pages) as [
  keyof typeof files.offline.pages,
  string,
][]

/**
 * The page that the service worker keeps and shows in place of one that is not kept, under its address: it says
 * nothing of itself that could be found or shared.
 */
export function Offline() {
  const { offline } = copy
  useHead({ title: offline.heading, meta: [{ name: 'robots', content: 'noindex' }] })
  return (
    <div className="wrapper region flow">
      <h1>{offline.heading}</h1>
      <p className="lede">{offline.text}</p>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address that was asked for: it needs no script and repeats nothing of it */}
        <a className="button" href="">
          {offline.retry}
        </a>
      </p>
      <p>{files.offline.kept}</p>
      <ul>
        {keptPages.map(([id, label]) => (
          <li key={id}>
            <Link to={pages[id].path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
