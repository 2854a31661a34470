/**
 * What the files beside the pages say: calendar, facts for language models, descriptions of link previews, the page
 * without network. Nothing of it is in the browser's script.
 * Texts may hold the placeholders that lib/fill.ts explains, and those that are named here.
 */
export const files = {
  calendar: {
    /** `primera`, `segunda`: the venues with their addresses. */
    places: '{primera}; después, {segunda}',
    /** `titulo`: what of the programme the entry stands for. */
    item: '{titulo} · {nombre}',
    zone: 'Todas las horas son de {ciudad}.',
    /** `direccion`: the site's own address. */
    more: 'Programa, entradas y preguntas: {direccion}',
    /** `lugar`: the first venue as it reads inside a sentence. */
    alarm: 'Mañana a las {inicio} empieza {evento} en {lugar}.',
  },
  robots: {
    /** `raiz`: where the file has to lie. */
    subFolder: 'Los buscadores solo leen este archivo en la raíz del dominio: cópialo en {raiz}',
  },
  llms: {
    when: 'Cuándo',
    /** `zona`: the time zone's name in the IANA database. */
    whenText: '{fechaLarga}, de {inicio} a {fin} (hora de {ciudad}, {zona}).',
    where: 'Dónde',
    /** `primera`, `segunda`: the venues with their addresses. */
    whereText: 'primero, en {primera}; después, en {segunda}.',
    tickets: 'Entradas',
    /** `direccion`: the event's page on the ticket platform. */
    ticketsText:
      'un solo tipo, el mismo para todo el mundo, y aforo limitado. Se venden en {plataforma}: {direccion}',
    includes: 'La entrada incluye',
    contact: 'Contacto',
    programme: 'Programa',
    speakers: 'Ponentes',
    pages: 'Páginas',
    files: 'Para llevar',
    pdf: 'Programa en PDF',
    pdfNote: 'el día entero en una página.',
    calendar: 'Calendario',
    calendarNote: 'el evento en formato iCalendar, con horas, sedes y aviso del día anterior.',
    programmeCalendar: 'Programa en el calendario',
    programmeCalendarNote: 'el mismo formato, con cada parte del programa por separado.',
  },
  /** Below what copy.ts says if there is no network. */
  offline: {
    kept: 'Estas sí las tienes guardadas:',
    /** The pages that a visitor needs on the day, when the park's network is down: the browser keeps these. */
    pages: {
      home: 'Inicio',
      programme: 'Programa',
      tickets: 'Entradas',
      faq: 'Preguntas frecuentes',
    },
  },
  /** The page by which a speaker is passed on. `persona`, `cargo`: the speaker. */
  speakerPage: {
    /** At most 60 characters once filled. */
    title: '{persona} · {evento}',
    /** 70 to 155 characters once filled. */
    description:
      '{cargo}. Sube al escenario de {evento} el {diaMes}. Descubre qué viene a contarte.',
    link: 'Conoce a {persona}',
  },
  /** Alternative texts of the link previews: at most 420 characters once filled. */
  previews: {
    home: 'Cartel de {evento}: {cuando} A la derecha, un muro de azulejos.',
    /** `titulo`: the page's share title. */
    page: 'Cartel con el título «{titulo}»: {evento}, {cuando} A la derecha, un muro de azulejos.',
    /** `persona`, `cargo`: the speaker. */
    speaker:
      'Cartel de {persona} en {evento}. {cargo}. El evento: {cuando} A la derecha, un muro hecho con un solo azulejo, el suyo.',
    /** `formato`: the picture's ratio, such as 16:9. */
    event: 'Cartel de {evento} en formato {formato}: {cuando} Lo acompaña un muro de azulejos.',
    /** `fecha`: the long date inside a sentence. This is the `cuando` of the texts above. */
    when: '{fecha}, de {inicio} a {fin}, en {ciudad}.',
    /** Below the preview of a page, in chats that show two facts. */
    facts: {
      when: 'Cuándo',
      whenText: '{fechaLarga}, de {inicio} a {fin}',
      where: 'Dónde',
      whereText: '{centroComercial} y {parque}, {ciudad}',
    },
  },
} as const
