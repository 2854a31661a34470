import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { images } from 'content:published'
import { pageHead, type PageHead } from '../lib/head.ts'
import { site } from './site.ts'
import { useBrowserHead } from './useBrowserHead.ts'
import { useServerHead } from './useServerHead.ts'
import type { PageId, TextPage } from '../content/schema.ts'

/** The build writes the head; the browser only replaces it by another page's. */
const useDocumentHead: (head: PageHead) => void = import.meta.env.SSR
  ? useServerHead
  : useBrowserHead

const common = { siteName: facts.nombre, site }

/** Sets title, description, canonical address and share tags. */
export function usePageHead(id: PageId): void {
  useDocumentHead(pageHead({ ...pages[id], image: images.pages?.[id], ...common }))
}

/** The same for a text page. */
export function useTextPageHead(page: TextPage): void {
  useDocumentHead(pageHead({ ...page, image: images.textPages?.[page.path], ...common }))
}

/** Sets the head of a page that must not be indexed and is shared as the home page. */
export function useUnlistedHead(title: string): void {
  useDocumentHead(
    pageHead({ ...pages.home, title, path: null, image: images.pages?.home, ...common }),
  )
}
