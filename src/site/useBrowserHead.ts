import { useEffect } from 'react'
import type { PageHead } from '../lib/head.ts'

/** What a head says of its own page alone, structured data included, which only the page as it was loaded has. */
const ownTags =
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/**
 * Gives the document the head of the page that is shown: share sheets read it from there after a navigation.
 * Titles are unique, so the page that was loaded, which has its head, is left as it is.
 */
export function useBrowserHead({ title, link, meta }: PageHead): void {
  useEffect(() => {
    if (document.title === title) return
    document.title = title
    for (const tag of document.head.querySelectorAll(ownTags)) tag.remove()
    document.head.append(
      ...link.map((attributes) => element('link', attributes)),
      ...meta.map((attributes) => element('meta', attributes)),
    )
  })
}

function element(name: 'link' | 'meta', attributes: object): Element {
  const tag = document.createElement(name)
  for (const [key, value] of Object.entries<string>({ ...attributes })) {
    tag.setAttribute(key, value)
  }
  return tag
}
