import { freePort } from '../lib/free-port.ts'
import { notFoundName, siteName } from './sites.ts'
import { median } from './stats.ts'
import { launchForBench, type Lab } from './visit.ts'

/** Lighthouse's categories and the forms of device that it knows. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const forms = ['mobile', 'desktop'] as const

type Category = (typeof categories)[number]
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

const scoresFrom = (read: (category: Category) => number): Scores =>
  Object.fromEntries(categories.map((category) => [category, read(category)])) as Scores

export const medianScores = (scores: readonly Scores[]): Scores =>
  scoresFrom((category) => median(scores.map((score) => score[category])))

/** Runs Lighthouse on each page in both forms. The not-found page must not be indexed: it is judged without that rule. */
export async function runLighthouse(
  { server, subjects, report }: Omit<Lab, 'browser'>,
  executable: string,
  runs: number,
): Promise<LighthouseResult[]> {
  const port = await freePort()
  const browser = await launchForBench(executable, [`--remote-debugging-port=${port}`])
  const found: LighthouseResult[] = []
  try {
    for (const { name, addressOfFile } of subjects) {
      const url = server.urlOf(siteName) + addressOfFile
      const skipAudits = name === notFoundName ? ['is-crawlable'] : []
      for (const form of forms) {
        const results: Run[] = []
        for (let run = 0; run < runs; run++) {
          results.push(await runOnce(url, port, form, skipAudits))
        }
        found.push({
          page: name,
          form,
          scores: medianScores(results.map(({ scores }) => scores)),
          lost: [...new Set(results.flatMap(({ lost }) => lost))],
        })
      }
      report(name)
    }
  } finally {
    await browser.close()
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
