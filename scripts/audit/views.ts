import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { View } from './model.ts'

/** Tells the runner's processes to check the whole matrix, and to keep what they found for the auditor's report. */
export const wholeMatrix = 'AUDIT_WHOLE_MATRIX'

type Kind = 'arrival' | 'state' | 'menu'

const read = parse(readFileSync('scripts/audit/views.yaml', 'utf8')) as {
  readonly views: readonly View[]
  readonly paired: Readonly<Record<Kind, readonly string[]>>
}

const usual = read.views.slice(0, 8)

const all: Readonly<Record<Kind, readonly View[]>> = {
  arrival: read.views,
  state: usual,
  // Where the navigation is a menu that opens.
  menu: usual.filter(({ width }) => width < 1024),
}

/** Views of a page as it arrives, in another state, and with its menu open. */
export const viewsOf = (kind: Kind): readonly View[] =>
  process.env[wholeMatrix]
    ? all[kind]
    : all[kind].filter(({ name }) => read.paired[kind].includes(name))
