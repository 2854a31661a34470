import { z } from 'zod'
import {
  list,
  noDuplicates,
  oneOf,
  pagePath,
  path,
  plainTextFields,
  text,
  texts,
} from './formats.ts'

/** Longest page title, in letters: search engines cut longer ones. */
export const longestTitle = 70

export const page = z.strictObject({
  /** Canonical path, without a trailing slash. */
  path: pagePath,
  /** Title in tabs and search engines. */
  title: text(longestTitle, 1, { noBreak: false }),
  /** Title of the link preview, without the brand: chats show the site's name beside it. */
  shareTitle: text(longestTitle, 1, { noBreak: false }),
  description: text(155, 70, { noBreak: false }),
  heading: text(60),
  intro: text(160),
  /** Replaces `intro` once the event is over. */
  introAfter: text(160).optional(),
})

/** Front matter of a text page (pages/*.md); the file's name is its path. */
export const textPageHead = page.omit({ path: true, introAfter: true }).extend({
  /** Whether a visitor's browser keeps the page for a visit without network. By default it does not. */
  offline: z.boolean('true o false').optional(),
  /** Whether the page is in the sitemap for search engines. By default it is. */
  sitemap: z.boolean('true o false').optional(),
})

/** All pages, by their identifiers. A page that is left out is not built, and nothing leads to it. */
const allPages = z.strictObject({
  home: page,
  programme: page.optional(),
  speakers: page.optional(),
  tickets: page.optional(),
  sponsorship: page.optional(),
  faq: page.optional(),
  contact: page.optional(),
})

export const pageIds = Object.keys(allPages.shape) as readonly (keyof typeof allPages.shape)[]

/** The most links in the header. In windows from 1024 px on they share one line with the name and the ticket button. */
const mostMenuLinks = 7

const wantedMenu = `una lista de 1 a ${mostMenuLinks} enlaces: en la cabecera no caben más. Quita uno, o enlaza esa página al pie, en «legalLinks»`

const navigationLink = z.strictObject({
  page: oneOf(...pageIds).optional(),
  /** Alternative to `page`: the address of a text page. */
  path: path.optional(),
  label: text(20),
})

export const pages = z.strictObject({
  pages: allPages
    .refine(({ home }) => home.path === '/', {
      path: ['home', 'path'],
      message: 'otra ruta: la portada está en «/»',
    })
    .superRefine(noDuplicates(['path', 'title', 'description'])),
  /** The specification fixes the visible texts of this page, in English. */
  notFound: plainTextFields('title').extend(texts('heading', 'text', 'link').shape),
  /** Links of the header, in order. */
  navigation: z
    .array(navigationLink, wantedMenu)
    .min(1, wantedMenu)
    .max(mostMenuLinks, wantedMenu)
    .superRefine(noDuplicates(['label'])),
  /** Links of the footer to legal texts. */
  legalLinks: list(z.strictObject({ path, label: text(30) }), 0, 6, 'path').default([]),
})
