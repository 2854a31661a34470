// Tables of what the audit opens, in Markdown: the report holds them for its run, and the README for the tests' event.
import { isForced, type View, views } from './views.ts'
import { isArrival, type Scene } from './scenes.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown; its first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows
  return [row(head), row(head.map(() => '---')), ...others.map(row)].join('\n')
}

/** A page as the report names it: with what it stands for, if not only for itself. */
export const pageName = ({ path, standsFor }: Scene) =>
  standsFor ? `\`${path}\` (${standsFor})` : `\`${path}\``

/** The scenes, with the pages on which each is opened, and the views in which it is seen. */
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

/** The views, with what is done in each beside looking at the layout. */
export const viewsTable = () =>
  table([
    ['Vista', 'axe', 'Contraste', 'Recorrido', 'Listas'],
    ...views.map((view) => [view.name, ...doneIn(view).map((isDone) => (isDone ? 'sí' : '–'))]),
  ])

const doneIn = (view: View) => [
  !view.theme && !view.isLayoutOnly,
  isForced(view) || !view.isLayoutOnly,
  view.isWalked ?? false,
  view.opensLists ?? false,
]
