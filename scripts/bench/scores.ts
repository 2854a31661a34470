import { median } from './stats.ts'

/** Lighthouse's categories and the forms of device that it knows. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const forms = ['mobile', 'desktop'] as const

export type Category = (typeof categories)[number]
export type Form = (typeof forms)[number]

/** 0 to 100. */
export type Scores = Readonly<Record<Category, number>>

export type LighthouseResult = {
  readonly page: string
  readonly form: Form
  /** Medians of the runs. */
  readonly scores: Scores
  /** Audits that took points off in any of the runs. */
  readonly lost: readonly string[]
}

export const scoresFrom = (read: (category: Category) => number): Scores =>
  Object.fromEntries(categories.map((category) => [category, read(category)])) as Scores

export const medianScores = (scores: readonly Scores[]): Scores =>
  scoresFrom((category) => median(scores.map((score) => score[category])))
