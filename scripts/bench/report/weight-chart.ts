import { kinds, type Kind } from '../kinds.ts'
import { sum } from '../stats.ts'
import type { PageWeight } from '../weigh.ts'
import { kilobytes, number } from '../wording.ts'
import { grid, linearScale } from './axis.ts'
import { label, legend, round, svg } from './html.ts'

const kindNames: Readonly<Record<Kind, string>> = {
  page: 'Página con sus estilos',
  style: 'Hoja de estilos aparte',
  script: 'Script',
  font: 'Letra',
  image: 'Imágenes e iconos',
  other: 'Otros',
}

const width = 900
const left = 130
const right = 80
const barHeight = 13
const pageHeight = 46
const top = 30

const wireOf = ({ exchanges }: PageWeight, kind: Kind): number =>
  sum(exchanges.filter((one) => one.kind === kind).map(({ wireBytes }) => wireBytes))

/** What each page's first visit brings, by kind: the site above, its twin below. */
export function weightChart(site: readonly PageWeight[], twin: readonly PageWeight[]): string {
  const most = Math.max(...[...site, ...twin].map(({ wire }) => wire))
  const scale = linearScale(most, left, width - right)
  const height = top + site.length * pageHeight
  const bars = site.map((page, index) => {
    const y = top + index * pageHeight + 6
    const other = twin.find((candidate) => candidate.page === page.page)
    return (
      label(left - 10, y + 19, page.page, 'end') +
      bar(page, y, scale) +
      (other ? bar(other, y + barHeight + 3, scale) : '')
    )
  })
  const axis = grid(most, scale, top, height, (value) => number(value / 1000, 0, 'es'))
  return (
    legend(kinds.map((kind) => [`kind-${kind}`, kindNames[kind]])) +
    svg(
      'Peso de la primera visita a cada página, en kB: arriba el sitio, debajo su gemelo sin script',
      width,
      height,
      axis + bars.join(''),
    )
  )
}

function bar(page: PageWeight, y: number, scale: (value: number) => number): string {
  let before = 0
  const pieces = kinds.map((kind) => {
    const bytes = wireOf(page, kind)
    const x = scale(before)
    before += bytes
    const length = round(scale(before) - x)
    if (bytes === 0) return ''
    const title = `<title>${kindNames[kind]}: ${kilobytes(bytes, 'es')}</title>`
    return `<rect class="kind-${kind}" x="${round(x)}" y="${y}" width="${length}" height="${barHeight}">${title}</rect>`
  })
  return pieces.join('') + label(scale(before) + 6, y + 11, kilobytes(page.wire, 'es'), 'small')
}
