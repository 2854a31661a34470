// Tables of the scenes and views of an audit, in Markdown. The report shows those of a run, and the README those of the tests'
// event.
import { inLight, inLightOrDark } from './checks.ts'
import { isForced, type View, views } from './views.ts'
import { isFreshPage, type Scene } from './scenes.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown. The first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows
  return [row(head), row(head.map(() => '---')), ...others.map(row)].join('\n')
}

/** The name of a page in the report: "`/programa`", "`/ponentes/nora-prieto` (una de las 4 de ponentes)". */
export const pageName = ({ path, standsFor }: Scene) =>
  standsFor ? `\`${path}\` (${standsFor})` : `\`${path}\``

/** The table of scenes. Scenes of one name share a row, which lists their pages and views. */
export function scenesTable(scenes: readonly Scene[]): string {
  const names = [...new Set(scenes.map(({ name }) => name))]
  const rows = names.map((name) => {
    const group = scenes.filter((scene) => scene.name === name)
    return [name, group.map(pageName).join(', '), viewsOf(group)]
  })
  return table([['Escena', 'Páginas', 'Vistas'], ...rows])
}

/** The views in which scenes of one name are opened. */
function viewsOf(scenes: readonly Scene[]): string {
  if (scenes.every(isFreshPage)) return 'todas, con recorridos y con las listas abiertas'
  if (scenes.every(({ isNarrow }) => isNarrow)) return 'las de menos de 1024 px'
  return 'todas'
}

/** The table of views, with the checks that are made in each view. The layout and some other checks have no column. */
export const viewsTable = () =>
  table([
    ['Vista', 'axe', 'Contraste', 'Recorrido', 'Listas'],
    ...views.map((view) => [view.name, ...checksIn(view).map(yesOrDash)]),
  ])

const yesOrDash = (isMade: boolean) => (isMade ? 'sí' : '–')

/** Whether a view has the checks of `viewsTable`, in the order of the columns. */
const checksIn = (view: View): readonly boolean[] => [
  inLight.has(view),
  isForced(view) || inLightOrDark.has(view),
  view.checksTabOrder ?? false,
  view.opensLists ?? false,
]
