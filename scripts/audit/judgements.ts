import type { Decision } from './model.ts'
import { readData } from './rules.ts'

/** A person's judgement of a criterion. Texts are Spanish, for the report. */
export type Judgement = Readonly<Record<'criterion' | 'looked' | 'found' | 'date', string>> & {
  readonly outcome: 'passed' | 'failed' | 'inapplicable'
  /** All pages if absent. */
  readonly pages?: readonly string[]
}

export const readJudgements = () => readData<readonly Judgement[]>('judgements')

/** The age of a judgement in whole days. */
export const daysOld = (date: string, now: Date) =>
  Math.floor((now.getTime() - Date.parse(date)) / 86_400_000)

/** The judgement of a criterion on a page. It is open if nobody judged it there. */
export function judgementOf(
  judged: readonly Judgement[],
  criterion: string,
  path: string,
): Decision {
  const one = judged.find(
    (row) => row.criterion === criterion && (row.pages ?? [path]).includes(path),
  )
  if (!one) return { outcome: 'cantTell', why: 'Nadie lo ha juzgado en esta página.', judged: null }
  const { looked, found, outcome, date } = one
  return { outcome, why: `Juzgado el ${date}: ${looked} ${found}`, judged: date }
}
