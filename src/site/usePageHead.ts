import { useHead } from '@unhead/react'
import { useEffect } from 'react'
import * as facts from 'content/facts.ts'
import { pageImages, pages } from 'content/values.ts'
import { type HeadInput, pageHead, type PageHead } from '../lib/head.ts'
import { pageOf, site } from './site.ts'
import type { PageId } from '../content/schema.ts'

/** The build writes the head. The browser only replaces it by the head of another page. */
const useDocumentHead = import.meta.env.SSR ? useHead : useBrowserHead

/** Sets a page's title, description, canonical address and share tags. */
export function useHeadOf(page: Omit<HeadInput, 'siteName' | 'site'>): void {
  useDocumentHead(pageHead({ ...page, siteName: facts.nombre, site }))
}

/** Sets the head of a page of the content. */
export const usePageHead = (id: PageId): void => useHeadOf({ ...pageOf(id), image: pageImages[id] })

/** Sets the head of a page that search engines must not index, and that is shared as the home page. */
export const useUnlistedHead = (title: string): void =>
  useHeadOf({ ...pages.home, title, path: null, image: pageImages.home })

/** Selector of the tags that go with the head of a page. Structured data is among them: only the loaded page has it. */
const pageTags =
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/**
 * Gives the document the head of the shown page, because share sheets read it there after a navigation.
 * The loaded page already has its head: titles are unique, so a page whose title is already there is left alone.
 */
function useBrowserHead({ title, link, meta }: PageHead): void {
  useEffect(() => {
    // `document.title` would fold white space.
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
