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

/** The largest number of letters in a page's title. Search engines cut longer titles. */
export const longestTitle = 70

export const page = z.strictObject({
  /** Canonical path, without a trailing slash. */
  path: pagePath,
  /** Title for browser tabs and search engines. */
  title: text(longestTitle, 1, { noBreak: false }),
  /** Title of the link preview. It does not contain the event's name, because chats show the site's name beside it. */
  shareTitle: text(longestTitle, 1, { noBreak: false }),
  description: text(155, 70, { noBreak: false }),
  heading: text(60),
  intro: text(160),
  /** Replaces `intro` once the event is over. */
  introAfter: text(160).optional(),
})

/** Front matter of a text page (pages/*.md). The path of the page is the file's name. */
export const textPageHead = page.omit({ path: true, introAfter: true }).extend({
  /** Whether visitors' browsers keep the page for offline visits. By default they do not. */
  offline: z.boolean('true o false').optional(),
  /** Whether the page is in the sitemap for search engines. By default it is. */
  sitemap: z.boolean('true o false').optional(),
})

/** All pages, by their identifiers. A page that the content leaves out is not built, and no link leads to it. */
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

/** The largest number of links in the header. In windows from 1024 px on, name, links and ticket button share one line. */
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
  /** The specification prescribes English texts for this page. */
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
