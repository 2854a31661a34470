// Tables of the scenes and views of an audit, in Markdown. The report has the tables of its run. The README has the
// tables of the tests' event.
import { inColour, inLight } from './checks.ts'
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

/** The views in which a group of scenes with one name is opened. */
function viewsOf(scenes: readonly Scene[]): string {
  if (scenes.every(isArrival)) return 'todas, con recorridos y con las listas abiertas'
  if (scenes.every(({ isNarrow }) => isNarrow)) return 'las de menos de 1024 px'
  return 'todas'
}

/** The table of views, with the checks that are made in each. It has no column for the layout and the other checks. */
export const viewsTable = () =>
  table([
    ['Vista', 'axe', 'Contraste', 'Recorrido', 'Listas'],
    ...views.map((view) => [view.name, ...checksIn(view).map(yesOrDash)]),
  ])

const yesOrDash = (isMade: boolean) => (isMade ? 'sí' : '–')

/** Whether each check of the table's columns is made in a view: axe, contrast, order of the Tab key, lists. */
const checksIn = (view: View): readonly boolean[] => [
  inLight.has(view),
  isForced(view) || inColour.has(view),
  view.checksTabOrder ?? false,
  view.opensLists ?? false,
]
