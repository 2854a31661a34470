/** The pages of the specification, with the beginnings of their titles. */
export const routes = [
  { path: '/', title: 'Encuentro Startup Sevilla 2025' },
  { path: '/programa', title: 'Programa' },
  { path: '/ponentes', title: 'Ponentes' },
  { path: '/entradas', title: 'Entradas' },
  { path: '/patrocina', title: 'Patrocina' },
  { path: '/faq', title: 'Preguntas' },
  { path: '/contacto', title: 'Contacto' },
] as const

/** Every page, and an address without a page. */
export const everyPath: readonly string[] = [...routes.map(({ path }) => path), '/no-existe']

/** Links of the header, in order. */
export const navigation = [
  ['Inicio', '/'],
  ['Programa', '/programa'],
  ['Patrocina', '/patrocina'],
  ['FAQ', '/faq'],
  ['Contacto', '/contacto'],
] as const

/** One moment of each phase; the real clock is long after the event. */
export const moments = {
  before: '2025-10-20T09:30:15+02:00',
  during: '2025-11-08T12:00:00+01:00',
  after: '2026-11-21T10:00:00+01:00',
} as const
