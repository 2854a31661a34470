import { pages } from 'content:pages'
import { absoluteUrl } from '../lib/address.ts'
import { ShareMenu } from './ShareMenu/ShareMenu.tsx'
import { site } from './site.ts'
import type { PageId } from '../content/schema.ts'

/** Shares a page of the site with its own address and share title. */
export function SharePage({ page }: { readonly page: PageId }) {
  const { path, shareTitle } = pages[page]
  return <ShareMenu shared={{ url: absoluteUrl(path, site), text: shareTitle }} />
}
