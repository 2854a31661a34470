import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/thanks.ts'
import { cutFromTiles } from '../../azulejo/mosaic.ts'
import { PageHeader, cutOutBackdrop } from '../../components/PageHeader/PageHeader.tsx'
import { useUnlistedHead } from '../../site/usePageHead.ts'
import { reservedPaths } from '../../lib/reservedNames.ts'

const backdrop = cutOutBackdrop(cutFromTiles(cutOut, { seed: reservedPaths.thanks }))

/**
 * The page to which a form service redirects visitors without script. It has no script and no module of styles, because only
 * the build renders it (`scriptlessPages` in src/routes.tsx). The router needs the name `Component`.
 */
export function Component() {
  const { title, heading, intro, link } = copy.thanks
  useUnlistedHead(title)
  return (
    <PageHeader heading={heading} intro={intro} backdrop={backdrop}>
      <Link className="button" to={pages.home.path}>
        {link}
      </Link>
    </PageHeader>
  )
}
