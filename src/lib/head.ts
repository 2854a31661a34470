import { locale } from './locale.ts'
import { absoluteUrl, type SiteAddress } from './address.ts'

/** The size of every link preview in pixels, as Facebook recommends it (developers.facebook.com, "Images in Link Shares"). */
export const previewSize = { width: 1200, height: 630 }

type ShareImage = {
  /** Path of a JPEG below the site's root, with a query that changes with the picture. */
  readonly path: string
  readonly alt: string
}

/** All link previews of the site, as the build draws them. */
export type ShareImages = {
  /** The keys are identifiers of pages. */
  readonly pages: Readonly<Record<string, ShareImage>>
  /** The keys are paths of text pages. */
  readonly textPages: Readonly<Record<string, ShareImage>>
  /** The keys are identifiers of speakers. */
  readonly speakers: Readonly<Record<string, ShareImage>>
  /** Paths of the event's pictures for search engines, one for each aspect ratio. */
  readonly event: readonly string[]
}

export type HeadInput = {
  readonly title: string
  readonly shareTitle: string
  readonly description: string
  /** The page's path. Null for a page that search engines must not list. Whoever shares such a page shares the home page. */
  readonly path: string | null
  readonly image: ShareImage | undefined
  readonly siteName: string
  readonly site: SiteAddress
}

export type PageHead = ReturnType<typeof pageHead>

/**
 * Title, description, canonical address and share tags of a page, in unhead's format.
 * Most share tags are Open Graph tags (https://ogp.me). X reads them too, but also needs `twitter:card`.
 */
export function pageHead({ path, image, site, ...page }: HeadInput) {
  return {
    title: page.title,
    link: path === null ? [] : [{ rel: 'canonical' as const, href: absoluteUrl(path, site) }],
    meta: [
      { name: 'description', content: page.description },
      { name: 'robots', content: path === null ? 'noindex' : 'max-image-preview:large' },
      { property: 'og:title', content: page.shareTitle },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: absoluteUrl(path ?? '/', site) },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: locale.replace('-', '_') },
      { property: 'og:site_name', content: page.siteName },
      ...(image
        ? [
            { property: 'og:image', content: absoluteUrl(image.path, site) },
            { property: 'og:image:type', content: 'image/jpeg' },
            { property: 'og:image:width', content: String(previewSize.width) },
            { property: 'og:image:height', content: String(previewSize.height) },
            { property: 'og:image:alt', content: image.alt },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  }
}
