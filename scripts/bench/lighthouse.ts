import { notFoundName, siteName } from './sites.ts'
import { median } from './stats.ts'
import type { Lab } from './visit.ts'

/** Lighthouse's categories and the forms of device that it knows. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const forms = ['mobile', 'desktop'] as const

type Category = (typeof categories)[number]
export type Form = (typeof forms)[number]

/** 0 to 100. */
type Scores = Readonly<Record<Category, number>>

export type LighthouseResult = {
  readonly page: string
  readonly form: Form
  /** Medians of the runs. */
  readonly scores: Scores
  /** Audits that took points off in any of the runs. */
  readonly lost: readonly string[]
}

const scoresFrom = (read: (category: Category) => number): Scores =>
  Object.fromEntries(categories.map((category) => [category, read(category)])) as Scores

export const medianScores = (scores: readonly Scores[]): Scores =>
  scoresFrom((category) => median(scores.map((score) => score[category])))

/** Runs Lighthouse on each page in both forms. The not-found page must not be indexed: it is judged without that rule. */
export async function runLighthouse(lab: Lab): Promise<LighthouseResult[]> {
  const { server, subjects, options, debuggingPort, report } = lab
  const found: LighthouseResult[] = []
  for (const { name: page, addressOfFile } of subjects) {
    const url = server.urlOf(siteName) + addressOfFile
    const skipAudits = page === notFoundName ? ['is-crawlable'] : []
    for (const form of forms) {
      const runs: Run[] = []
      for (let run = 0; run < options.lighthouseRuns; run++) {
        runs.push(await runOnce(url, debuggingPort, form, skipAudits))
      }
      const scores = medianScores(runs.map((run) => run.scores))
      found.push({ page, form, scores, lost: [...new Set(runs.flatMap(({ lost }) => lost))] })
    }
    report(page)
  }
  return found
}

type Run = Pick<LighthouseResult, 'scores' | 'lost'>

async function runOnce(url: string, port: number, form: Form, skipAudits: string[]): Promise<Run> {
  // Loaded here, because it takes a second and no other part needs it.
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', skipAudits, disableFullPageScreenshot: true },
    form === 'desktop' ? desktopConfig : undefined,
  )
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`)
  }
  const { lhr } = result
  const scores = scoresFrom((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  const lost = categories
    .filter((category) => scores[category] < 100)
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return { scores, lost }
}
