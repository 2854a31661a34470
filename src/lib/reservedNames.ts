/** Fragments of the site's own sections. No speaker and no answer may have one of them as an identifier. */
export const fragments = {
  root: 'root',
  menu: 'menu',
  main: 'contenido',
  ticket: 'comprar',
  ticketFrame: 'taquilla',
  poster: 'cartel',
  sponsorship: 'dosier',
  editions: 'ediciones',
  /** Heading of the list of all speakers, on each speaker's page. */
  speakersIndex: 'todos',
} as const

/** Identifier of the question about access. Its answer also lists what each venue has for people with a need. */
export const accessQuestion = 'accesibilidad'

/** Fragment of a venue's card on the home page. */
export const venueFragment = (id: string): string => `sede-${id}`

/** Paths that the build itself writes below the site's root. No page of the content may have one of them. */
export const reservedPaths = {
  home: '/index',
  notFound: '/404',
  /** The service worker shows it offline instead of a page that it does not keep (src/worker/keep.ts). */
  offline: '/sin-conexion',
  /** The page to which services send visitors who have posted a form without script. */
  thanks: '/gracias',
  /** Files whose names carry a hash of their content: script, styles, font, photos. */
  assets: '/assets',
  /** Link previews. Other sites store their addresses, so the files keep their names. */
  previews: '/compartir',
} as const

/** Name of the only Trusted Types policy that the pages allow (`trusted-types` in their Content Security Policy). */
export const policyName = 'sitio'

/** The attribute with a page's revision. The service worker does not keep a page with another revision than expected. */
export const revisionAttribute = 'data-revision'

/** The attribute and its value, as they are in a page's HTML. */
export const revisionMark = (revision: string): string => `${revisionAttribute}="${revision}"`
