import { useHead } from '@unhead/react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as files from 'content/files.ts'
import { offlineTextPages, pages } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/offline.ts'
import { cutFromTiles } from '../../azulejo/mosaic.ts'
import { PageHeader, cutOutBackdrop } from '../../components/PageHeader/PageHeader.tsx'

const backdrop = cutOutBackdrop(cutFromTiles(cutOut, { seed: 'sin-conexion' }))

/** The pages of pages.yaml that files.yaml names, under "offline". */
const pageIds = Object.keys(files.offline.pages) as (keyof typeof files.offline.pages)[]

/** The pages that the service worker keeps: the pages of `pageIds` that the event has, and text pages with `offline`. */
const keptPages = [
  ...pageIds.flatMap((id) => {
    const path = pages[id]?.path
    return path ? { path, heading: files.offline.pages[id] } : []
  }),
  ...offlineTextPages,
]

/**
 * The offline page. The service worker shows it at the address of a page that it does not keep. It has no description and no
 * preview, because nobody can find or share it. It has no module of styles, because only the build renders it
 * (`scriptlessPages` in src/routes.tsx). The router needs the name `Component`.
 */
export function Component() {
  const offline = copy.offline
  useHead({ title: offline.heading, meta: [{ name: 'robots', content: 'noindex' }] })
  return (
    <>
      <PageHeader heading={offline.heading} intro={offline.text} backdrop={backdrop}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the requested one: the link needs no script, and the page does not repeat the address */}
        <a className="button" href="">
          {offline.retry}
        </a>
      </PageHeader>
      <div className="wrapper region flow">
        <p className="lede">{files.offline.kept}</p>
        <ul className="cluster">
          {keptPages.map(({ path, heading }) => (
            <li key={path}>
              <Link className="button" data-variant="quiet" to={path}>
                {heading}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
