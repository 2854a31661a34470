/** What each page says of itself. Texts may hold the placeholders that lib/fill.ts explains. */
export type Page = {
  /** Canonical path, without a trailing slash. */
  readonly path: string
  /** Document title, at most 60 characters once filled. */
  readonly title: string
  /** Title of the link preview, without the brand: chats show the site's name beside it. */
  readonly shareTitle: string
  /** 70 to 155 characters once filled; shown by search engines and link previews. */
  readonly description: string
  readonly heading: string
  /** First paragraph under the heading. */
  readonly intro: string
}

export const pages = {
  home: {
    path: '/',
    title: '{evento} · {diaMes}',
    shareTitle: '{evento}',
    description:
      'Un día, dos sedes y todo el ecosistema: charlas por la mañana y Electrolunch, música y networking en el parque. {fechaLarga}.',
    heading: '{nombre}',
    intro:
      'Todo el ecosistema, un día entero: charlas, Electrolunch, música y networking. Sin corbata.',
  },
  programme: {
    path: '/programa',
    title: 'Programa · {evento}',
    shareTitle: 'El programa: charlas, Electrolunch y música',
    description:
      'Charlas de {inicioCharlas} a {finCharlas} en el centro comercial y, después, Electrolunch, DJ y zona VIP en el parque hasta las {fin}.',
    heading: 'Programa',
    intro: 'Charlas por la mañana, parque por la tarde. Llega temprano y quédate hasta el final.',
  },
  speakers: {
    path: '/ponentes',
    title: 'Ponentes · {evento}',
    shareTitle: 'Quién sube al escenario y qué viene a contarte',
    description:
      'Gente que funda, invierte y hace producto, y que también se ha equivocado. Conoce a las {ponentes} personas que suben al escenario.',
    heading: 'Ponentes',
    intro: 'Son {ponentes} y vienen con algo que contar: ni una diapositiva de relleno.',
  },
  tickets: {
    path: '/entradas',
    title: 'Entradas · {evento}',
    shareTitle: 'Tu entrada para el {diaMes}',
    description:
      'Una sola entrada con todo dentro: charlas, Electrolunch, zona VIP, música y descuentos en barra. El aforo es limitado: no lo dejes para el final.',
    heading: 'Entradas',
    intro: 'Una sola entrada, la misma para todo el mundo, con el día entero dentro.',
  },
  sponsorship: {
    path: '/patrocina',
    title: 'Patrocina · {evento}',
    shareTitle: 'Patrocina el día en que se junta el ecosistema',
    description:
      'Pon tu marca donde se conocen quienes montan empresas en Sevilla. Pide el dosier de patrocinio y te contamos qué podemos hacer juntos.',
    heading: 'Patrocina',
    intro: 'Un día entero con quienes están montando las empresas de las que se hablará mañana.',
  },
  faq: {
    path: '/faq',
    title: 'Preguntas frecuentes · {evento}',
    shareTitle: 'Lo que todo el mundo pregunta antes de venir',
    description:
      'Electrolunch, horarios, zona VIP, descuentos, cómo llegar y accesibilidad: {preguntas} respuestas cortas para que solo tengas que venir.',
    heading: 'Preguntas frecuentes',
    intro: 'Aquí van {preguntas} respuestas cortas para que el {diaMes} solo tengas que venir.',
  },
  contact: {
    path: '/contacto',
    title: 'Contacto · {evento}',
    shareTitle: 'Escríbenos: te responde una persona',
    description:
      'Dudas, prensa, accesibilidad o ganas de colaborar: escríbenos y te respondemos en {horasRespuesta} horas laborables como máximo.',
    heading: 'Contacto',
    intro: 'Una duda, una idea, una petición: cuéntanos qué necesitas.',
  },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

/** The not-found page: its visible texts are fixed by the specification, in English. */
export const notFound = {
  title: 'Página no encontrada · {evento}',
  heading: '404',
  text: 'Oops! Page not found',
  link: 'Return to Home',
} as const

/** Links of the header, in order. */
export const navigation = [
  { page: 'home', label: 'Inicio' },
  { page: 'programme', label: 'Programa' },
  { page: 'sponsorship', label: 'Patrocina' },
  { page: 'faq', label: 'FAQ' },
  { page: 'contact', label: 'Contacto' },
] as const satisfies readonly { readonly page: PageId; readonly label: string }[]

/** Links of the footer to legal texts; the specification gives them no page, so they answer 404. */
export const legalLinks = [
  { path: '/privacidad', label: 'Privacidad' },
  { path: '/terminos', label: 'Términos' },
] as const
