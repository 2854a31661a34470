import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { pageHead, type PageHead } from '../lib/head.ts'
import { site } from './site.ts'
import { useBrowserHead } from './useBrowserHead.ts'
import { useServerHead } from './useServerHead.ts'
import type { PageId, TextPage } from '../content/schema.ts'

const images = __PAGE_IMAGES__

/** The head is in the page since the build; the browser only ever exchanges it for another page's. */
const useDocumentHead: (head: PageHead) => void = import.meta.env.SSR
  ? useServerHead
  : useBrowserHead

/** Sets title, description, canonical address and share tags. */
export function usePageHead(id: PageId): void {
  const { title, shareTitle, description, path } = pages[id]
  useDocumentHead(
    pageHead({
      title: title,
      shareTitle: shareTitle,
      description: description,
      path,
      image: images?.[id],
      siteName: facts.nombre,
      site,
    }),
  )
}

/** The same for a text page. */
export function useTextPageHead(page: TextPage): void {
  useDocumentHead(
    pageHead({
      ...page,
      image: __TEXT_PAGE_IMAGES__?.[page.path],
      siteName: facts.nombre,
      site,
    }),
  )
}

/** Sets the head of a page that is not to be indexed, and is shared as the site itself. */
export function useUnlistedHead(title: string): void {
  const { shareTitle, description } = pages.home
  useDocumentHead(
    pageHead({
      title: title,
      shareTitle: shareTitle,
      description: description,
      path: null,
      image: images?.home,
      siteName: facts.nombre,
      site,
    }),
  )
}
