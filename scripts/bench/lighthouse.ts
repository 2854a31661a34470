import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../lib/free-port.ts'
import type { BenchServer } from './bench-server.ts'
import { launchForBench } from './browser.ts'
import { siteName } from './pace.ts'
import {
  categories,
  type Category,
  type Form,
  forms,
  type LighthouseResult,
  medianScores,
  type Scores,
  scoresFrom,
} from './scores.ts'
import { notFoundAsFile, notFoundName, type Subject } from './subjects.ts'

/**
 * A not-found page fails two rules of the SEO category by its nature: it must answer 404 and must not be indexed.
 * It is judged at its file's address, where the host answers 200, without the rule on indexing.
 */
function addressAndRules({ name, address }: Subject) {
  return name === notFoundName
    ? { address: notFoundAsFile, skipAudits: ['is-crawlable'] }
    : { address, skipAudits: [] }
}

/** Runs Lighthouse on each page in both forms. */
export async function runLighthouse(
  executable: string,
  server: BenchServer,
  subjects: readonly Subject[],
  runs: number,
  report: (line: string) => void,
): Promise<LighthouseResult[]> {
  const port = await freePort()
  const browser = await launchForBench(executable, [`--remote-debugging-port=${port}`])
  const found: LighthouseResult[] = []
  try {
    for (const subject of subjects) {
      const { address, skipAudits } = addressAndRules(subject)
      for (const form of forms) {
        const results: Run[] = []
        for (let run = 0; run < runs; run++) {
          results.push(await runOnce(server.urlOf(siteName) + address, port, form, skipAudits))
        }
        found.push({
          page: subject.name,
          form,
          scores: medianScores(results.map(({ scores }) => scores)),
          lost: [...new Set(results.flatMap(({ lost }) => lost))],
        })
      }
      report(subject.name)
    }
  } finally {
    await browser.close()
  }
  server.takeLog()
  return found
}

type Run = { readonly scores: Scores; readonly lost: readonly string[] }

async function runOnce(url: string, port: number, form: Form, skipAudits: string[]): Promise<Run> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', skipAudits, disableFullPageScreenshot: true },
    form === 'desktop' ? desktopConfig : undefined,
  )
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`)
  }
  const { lhr } = result
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const lost = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => {
        const score = lhr.audits[id]?.score ?? null
        return weight > 0 && score !== null && score < 1 && scoreOf(category) < 100
      })
      .map(({ id }) => id),
  )
  return { scores: scoresFrom(scoreOf), lost }
}
