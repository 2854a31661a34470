import { useHead } from '@unhead/react'
import { useEffect } from 'react'
import * as facts from 'content/facts.ts'
import { pageImages, pages } from 'content/values.ts'
import { type HeadInput, pageHead, type PageHead } from '../lib/head.ts'
import { pageOf, site } from './site.ts'
import type { PageId } from '../content/schema.ts'

/** In the build, unhead writes the head. In a browser, the head is only replaced by the head of another page. */
const useDocumentHead = import.meta.env.SSR ? useHead : useBrowserHead

/** Sets a page's title, description, canonical address and share tags. */
export function useHeadOf(page: Omit<HeadInput, 'siteName' | 'site'>): void {
  useDocumentHead(pageHead({ ...page, siteName: facts.nombre, site }))
}

/** Sets the head of a page of pages.yaml. */
export const usePageHead = (id: PageId): void => useHeadOf({ ...pageOf(id), image: pageImages[id] })

/** Sets the head of a page that search engines must not list. Whoever shares such a page shares the home page. */
export const useUnlistedHead = (title: string): void =>
  useHeadOf({ ...pages.home, title, path: null, image: pageImages.home })

/**
 * Selector of the tags that belong to one page. They are removed with the page's head. Only a loaded page has structured data.
 */
const pageTags =
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/**
 * Gives the document the head of the shown page after a navigation, because share sheets read it there. If the document already
 * has the page's title, nothing happens. Titles are unique, so the head is that of the loaded page.
 */
function useBrowserHead({ title, link, meta }: PageHead): void {
  useEffect(() => {
    // `document.title` collapses white space, so it may differ from `title`.
    if (document.querySelector('title')?.textContent === title) return
    document.title = title
    for (const tag of document.querySelectorAll(pageTags)) tag.remove()
    for (const [name, tags] of Object.entries({ link, meta })) {
      for (const attributes of tags) {
        const tag = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
        document.head.append(tag)
      }
    }
  })
}
