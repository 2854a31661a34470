import type { Group } from './table.ts'

const kind = 'YAML que no se puede leer'

/** What the parser refuses, or reads as something else than its writer sees. */
export const yamlMistakes: readonly Group[] = [
  {
    kind,
    file: 'event.yaml',
    rows: [
      ['motif: estrella', "motif: 'estrella", '', 'comillas de cierre'],
      ['  motif: estrella', '\tmotif: estrella', '', 'tabulador'],
      ['  palette: vidrio', '   palette: vidrio', '', 'está más adentro', 'motif: estrella'],
      ['  palette: vidrio', ' palette: vidrio', '', 'sangrado'],
      ['city: Sevilla', 'city Sevilla', '', 'falta un «:»'],
      ['city: Sevilla', 'city:Sevilla', '', 'falta un «:»'],
      ['city: Sevilla', 'city: Sevilla\ncity: Cádiz', '', 'ya está más arriba', 'city: Cádiz'],
      ['name: Encuentro Startup Sevilla', 'name: Sevilla: el encuentro', '', '«: » dentro'],
      ['name: Encuentro Startup Sevilla', 'name: *Encuentro*', '', '«*»'],
      ['name: Encuentro Startup Sevilla', 'name: &Encuentro', '', '«&»'],
      ['name: Encuentro Startup Sevilla', 'name: !Encuentro Sevilla', '', '«!»'],
      ['name: Encuentro Startup Sevilla', 'name: @encuentro', '', 'entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: `encuentro`', '', 'entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: %encuentro', '', 'entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: "Encuentro" Sevilla', '', 'entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: {Encuentro}', 'name', 'ponlo entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: [Encuentro]', 'name', 'ponlo entre comillas'],
      ['name: Encuentro Startup Sevilla', 'name: {Encuentro', '', 'cierre'],
      [
        'name: Encuentro Startup Sevilla',
        'name: Encuentro #Sevilla',
        '',
        '«#Sevilla» se ha quedado',
      ],
      ['name: Encuentro Startup Sevilla', 'name: Encuentro \uFFFDoras', '', 'UTF-8'],
      ['city: Sevilla', '---\ncity: Sevilla', '', 'línea «---»'],
      ['', '- Encuentro', '', 'se esperan campos'],
      ['', 'Encuentro Startup Sevilla', '', 'se esperan campos'],
      ['', 'name: "Encuentro\\q"', '', 'barra'],
    ],
  },
  {
    kind,
    file: 'pages.yaml',
    rows: [
      ["heading: '{nombre}'", 'heading: {nombre}', 'pages.home.heading', 'ponlo entre comillas'],
      ["title: '{evento} · {diaMes}'", 'title: {evento} · {diaMes}', '', 'entre comillas'],
    ],
  },
  {
    kind: 'Archivo que falta, vacío o de más',
    file: 'perks.yaml',
    rows: [
      ['', null, '', 'el archivo falta', null],
      ['', '', '', 'está vacío', null],
      ['', '# nada\n', '', 'está vacío', null],
    ],
  },
]
