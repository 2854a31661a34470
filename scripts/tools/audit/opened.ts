// Tables of the scenes and views of an audit, in Markdown. The report has those of its run, the README those of the tests'
// event.
import { isForced, type View, views } from './views.ts'
import { isArrival, type Scene } from './scenes.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown. The first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows
  return [row(head), row(head.map(() => '---')), ...others.map(row)].join('\n')
}

/** The name of a page in the report, with the pages that it stands for, if there are any. */
export const pageName = ({ path, standsFor }: Scene) =>
  standsFor ? `\`${path}\` (${standsFor})` : `\`${path}\``

/** The table of scenes, with the pages on which each is opened, and its views. */
export function scenesTable(scenes: readonly Scene[]): string {
  const names = [...new Set(scenes.map(({ name }) => name))]
  const rows = names.map((name) => {
    const group = scenes.filter((scene) => scene.name === name)
    return [name, group.map(pageName).join(', '), viewsOf(group)]
  })
  return table([['Escena', 'Páginas', 'Vistas'], ...rows])
}

function viewsOf(scenes: readonly Scene[]): string {
  if (scenes.every(isArrival)) return 'todas, con recorridos y con las listas abiertas'
  if (scenes.every(({ isNarrow }) => isNarrow)) return 'las de menos de 1024 px'
  return 'todas'
}

/** The table of views, with the checks that are made in each. The layout is checked in all of them. */
export const viewsTable = () =>
  table([
    ['Vista', 'axe', 'Contraste', 'Recorrido', 'Listas'],
    ...views.map((view) => [view.name, ...checksIn(view).map((isMade) => (isMade ? 'sí' : '–'))]),
  ])

/** Whether axe runs, contrast is measured, the Tab key walks, and lists are opened. */
const checksIn = (view: View) => [
  !view.theme && !view.isLayoutOnly,
  isForced(view) || !view.isLayoutOnly,
  view.isWalked ?? false,
  view.opensLists ?? false,
]
