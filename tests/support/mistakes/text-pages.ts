import type { Group } from './table.ts'

const file = 'pages/normas.md'

/** What a page of text may not be; the specimen of tests/support/text-pages.ts is spoiled. */
export const textPageMistakes: readonly Group[] = [
  {
    kind: 'Datos de una página de texto',
    file,
    rows: [
      ['heading: Normas de la casa\n', '', 'heading', 'falta este campo', 'title:'],
      ['---\ntitle: ', 'title: ', '', 'faltan los datos de la página'],
      ['title: Normas de la casa · {evento}\n', 'title: Normas: todas\n', '', 'no se puede leer'],
      ['offline: true', 'offline: sí', 'offline', 'true o false'],
      ['offline: true', 'oficina: true', 'oficina', 'Hay: title,'],
      ['title: Normas de la casa', 'title: Normas de {csa}', 'title', 'no hay ningún dato «{csa}»'],
      ['title: Normas de la casa', `title: ${'Normas '.repeat(9)}`, 'title', 'de 1 a 60 letras'],
      ['description: Las', 'description: Normas. # Las', 'description', 'de 70 a 155 letras'],
      ['heading: Normas', 'heading: <b>Normas</b>', 'heading', 'sin HTML'],
      ['heading: Normas', 'heading: Normas 🏠', 'heading', 'la letra del sitio no tiene'],
      ['', '---\ntitle: Normas\n---\n\n', '', 'la página está vacía', null],
      ['una respuesta', 'una \uFFFD respuesta', '', 'la letra del sitio no tiene', null],
    ],
  },
  {
    kind: 'Markdown de una página de texto',
    file,
    rows: [
      ['*énfasis*', '<em>énfasis</em>', '', 'hay HTML', null],
      ['> Una cita.', '<!-- Una nota. -->', '', 'hay HTML', null],
      ['> Una cita.', '![Foto](foto.jpg)', '', 'hay una imagen', null],
      ['2. Dos', '2. [ ] Dos', '', 'hay una casilla', null],
      ['*énfasis*', '🏠', '', 'la letra del sitio no tiene', null],
      ['| Agua ', '| {agua} ', '', 'no hay ningún dato «{agua}»', null],
      ['por la tarde |\n', 'por la {tarde |\n', '', 'una llave sin su pareja', null],
    ],
  },
  {
    kind: 'Hueco sin rellenar',
    file,
    rows: [
      ['Una cita.', 'Una cita de [[NOMBRE]].', '', 'queda «[[NOMBRE]]»'],
      ['heading: Normas', "heading: '[[NOMBRE]]' # Normas", '', 'queda «[[NOMBRE]]»'],
      ['(/faq#zona-vip)', '([[ENLACE]])', '', 'queda «[[ENLACE]]»'],
    ],
  },
]
