import { useHead } from '@unhead/react'
import { pages, type PageId } from '../content/pages.ts'
import { pageHead } from '../lib/head.ts'
import { facts, say, site } from './site.ts'

const shareImage = {
  path: '/compartir.jpg',
  alt: say('{evento}, {dia}'),
  width: 1200,
  height: 630,
  type: 'image/jpeg',
}

/** Sets title, description, canonical address and share tags of a page of the site. */
export function usePageHead(id: PageId): void {
  const { title, shareTitle, description, path } = pages[id]
  useHead(
    pageHead({
      title: say(title),
      shareTitle: say(shareTitle),
      description: say(description),
      path,
      image: shareImage,
      siteName: facts.nombre,
      site,
    }),
  )
}

/** Sets the head of the not-found page: not to be indexed, and shared as the site itself. */
export function useNotFoundHead(title: string): void {
  const { shareTitle, description } = pages.home
  useHead(
    pageHead({
      title: say(title),
      shareTitle: say(shareTitle),
      description: say(description),
      path: null,
      image: shareImage,
      siteName: facts.nombre,
      site,
    }),
  )
}
