/** Fragments of the site's own sections: no speaker or answer may have one of them. */
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

/** Identifier of the question about access, if there is one: its answer shows what venues have. */
export const accessQuestion = 'accesibilidad'

/** Fragment of a venue's card on the home page. */
export const venueFragment = (id: string): string => `sede-${id}`

/** Paths that the build itself writes below the site's root: no page may have one of them. */
export const reservedPaths = {
  home: '/index',
  notFound: '/404',
  /** Shown without network in place of a page that is not kept (src/worker/keep.ts). */
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

/** The attribute with a page's revision. The service worker keeps no page that lacks the expected one. */
export const revisionAttribute = 'data-revision'

/** The attribute as it stands in a page's HTML. */
export const revisionMark = (revision: string): string => `${revisionAttribute}="${revision}"`
