import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../scripts/lib/built-site.ts'

const pixels = { rem: 16, em: 16, px: 1 } as const

/** The widths, in pixels, at which the styles of a built site change: those of its media and container queries. */
export function breakpointsOf(dist: string): number[] {
  const css = filesBelow(dist)
    .filter((file) => /\.(?:css|html)$/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('\n')
  const queries = [...css.matchAll(/@media[^{]+/g)].map(String).filter((text) => /width/.test(text))
  const widths = queries.flatMap((query) =>
    [...query.matchAll(/([\d.]+)(rem|em|px)/g)].map(
      ([, number, unit]) => Number(number) * pixels[unit as keyof typeof pixels],
    ),
  )
  return [...new Set(widths)].toSorted((a, b) => a - b)
}
