import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { mosaic } from '../../azulejo/mosaic.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { thanksPath } from '../../lib/address.ts'
import { useUnlistedHead } from '../../site/usePageHead.ts'

const wall = mosaic(thanksPath, { columns: 6, rows: 4, calmRows: 1 })

/**
 * The page to which the form service sends visitors without script. It has no script and no styles of its own, because
 * the browser's build does not include it.
 */
export function Thanks() {
  const { title, heading, intro, link } = copy.thanks
  useUnlistedHead(title)
  return (
    <PageHeader heading={heading} intro={intro} art={wall} artPlace="corner">
      <Link className="button" to={pages.home.path}>
        {link}
      </Link>
    </PageHeader>
  )
}
