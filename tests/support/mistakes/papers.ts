import type { Group } from './table.ts'

const file = 'pages/normas.md'

/** What a page of text may not be; the specimen of tests/support/papers.ts is spoiled. */
export const paperMistakes: readonly Group[] = [
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
      ['title: Normas de la casa · {evento}', "title: 'Programa · {evento}'", 'title', 'ya es de'],
      ['', '---\ntitle: Normas\n---\n\n', '', 'la página está vacía', null],
      ['una respuesta', 'una \uFFFD respuesta', '', 'UTF-8'],
    ],
  },
  {
    kind: 'Markdown de una página de texto',
    file,
    rows: [
      ['## Qué hay', '# Qué hay', '', 'los encabezados del texto empiezan por «##»'],
      ['### Más abajo', '#### Más abajo', '', 'salta un nivel: aquí va «###»'],
      ['### Más abajo', '##### Más abajo', '', 'y no por más'],
      ['## Enlaces', '##', '', 'el encabezado está vacío'],
      ['*énfasis*', '<em>énfasis</em>', '', 'hay HTML'],
      ['> Una cita.', '<!-- Una nota. -->', '', 'hay HTML'],
      ['> Una cita.', '<script>alert(1)</script>', '', 'hay HTML'],
      ['> Una cita.', '![Foto](foto.jpg)', '', 'hay una imagen'],
      ['> Una cita.', '    Una cita.', '', 'cuatro espacios'],
      ['2. Dos', '2. [ ] Dos', '', 'hay una casilla'],
      ['**fuerza**', '~~fuerza~~', '', 'texto tachado'],
      ['*énfasis*', '&eacute;nfasis', '', '«&eacute;» es HTML'],
      ['*énfasis*', 'énfa\u200Bsis', '', 'signos invisibles'],
      ['*énfasis*', '🏠', '', 'la letra del sitio no tiene'],
      ['| Agua ', '| {agua} ', '', 'no hay ningún dato «{agua}»'],
      ['por la tarde |\n', 'por la {tarde |\n', '', 'una llave sin su pareja'],
    ],
  },
  {
    kind: 'Enlace de una página de texto',
    file,
    rows: [
      ['programa](programme)', 'programa](programma)', '', '¿Querías decir «programme»?', 'Mira'],
      ['(/faq#zona-vip)', '(/fap)', '', '¿Querías decir «/faq»?'],
      ['(/faq#zona-vip)', '(/terminos)', '', 'que no existe'],
      ['(#que-hay)', '(#que-habia)', '', 'no hay ningún encabezado así', 'Mira'],
      ['(#que-hay)', '(#contenido)', '', 'no hay ningún encabezado así', 'Mira'],
      ['https://www.aepd.es/', 'http://www.aepd.es/', '', 'se espera «https://…»', '[la agencia]'],
      ['(/faq#zona-vip)', '(javascript:alert)', '', 'se espera «https://…»'],
      ['[aepd]: https', '[aped]: https', '', 'un enlace a medias', '[la agencia]'],
    ],
  },
  {
    kind: 'Hueco sin rellenar',
    file,
    rows: [
      ['Una cita.', 'Una cita de [[NOMBRE]].', '', 'queda «[[NOMBRE]]»'],
      ['heading: Normas', "heading: '[[NOMBRE]]' # Normas", '', 'queda «[[NOMBRE]]»'],
      ['(/faq#zona-vip)', '([[ENLACE]])', '', 'queda «[[ENLACE]]»'],
      ['| Agua ', '| [[COSA]] ', '', 'queda «[[COSA]]»'],
    ],
  },
]
