import { ShareMenu } from '../components/ShareMenu/ShareMenu.tsx'
import { copy } from '../content/copy.ts'
import { pages, type PageId } from '../content/pages.ts'
import { absoluteUrl } from '../lib/address.ts'
import { say, site } from './site.ts'

/** Passes a page of the site on, with its own address and share title. */
export function SharePage({ page }: { readonly page: PageId }) {
  const { path, shareTitle } = pages[page]
  return (
    <ShareMenu
      shared={{ url: absoluteUrl(path, site), text: say(shareTitle) }}
      texts={{ ...copy.share, newTab: copy.layout.newTab }}
    />
  )
}
