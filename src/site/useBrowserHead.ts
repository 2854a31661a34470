import { useEffect } from 'react'
import type { PageHead } from '../lib/head.ts'

/** Tags that belong to one page alone, and structured data, which only the loaded page has. */
const ownTags =
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property], link[rel="canonical"], script[type="application/ld+json"]'

/**
 * Gives the document the head of the shown page, because share sheets read it there after a navigation.
 * The loaded page already has its head: titles are unique, so a page whose title is already there is left alone.
 */
export function useBrowserHead({ title, link, meta }: PageHead): void {
  useEffect(() => {
    if (document.title === title) return
    document.title = title
    for (const tag of document.querySelectorAll(ownTags)) tag.remove()
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
