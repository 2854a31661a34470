import { parseArgs } from 'node:util'
import type { Moment } from './plan.ts'

export type Options = {
  /** As it was typed. */
  readonly day: string
  /** Those that were given: none asks for them. */
  readonly moments: readonly Moment[]
  readonly updated: string | undefined
  /** Takes what is proposed instead of asking. */
  readonly yes: boolean
}

const example = 'npm run next-edition -- 2026-11-14'

/**
 * @param args behind the command: a day, and flags
 * @throws with the reason, in Spanish
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args)
  const [day, another] = positionals
  if (day === undefined) throw new Error(`falta el día en que empieza la próxima: ${example}`)
  if (another !== undefined) {
    throw new Error(`sobra «${another}»: un texto con espacios va entre comillas.`)
  }
  const { title: titles = [], description: descriptions = [], updated, yes = false } = values
  if (titles.length !== descriptions.length) {
    throw new Error(
      `cada --title lleva su --description: hay ${titles.length} y ${descriptions.length}.`,
    )
  }
  const moments = titles.map((title, index) => ({ title, description: descriptions[index] ?? '' }))
  return { day, moments, updated, yes }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string', multiple: true },
        description: { type: 'string', multiple: true },
        updated: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Error(
      `estas opciones no se entienden. Hay: --title, --description, --updated y --yes, como en ${example} --title "Dos días" --description "Y una noche."`,
      { cause: error },
    )
  }
}
