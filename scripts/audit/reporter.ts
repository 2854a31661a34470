import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { distDir } from '../lib/work-folder.ts'
import { readAuditedSite } from './audited-site.ts'
import type { RuleResult, State } from './model.ts'
import { planOf, resultsName } from './plan.ts'
import { lookAtReport } from './report/look-at-report.ts'
import { countsOf } from './report/parts.ts'
import { writeReport } from './report/write.ts'
import { compare } from './site-checks.ts'
import { states } from './states.ts'
import { problemsOf } from './verdict.ts'

/** Where the auditor's report is written. It is not published with the site. */
const reportFolder = 'reports/accessibility'

type Options = { readonly folder?: string; readonly dir?: string }

/** How many lines of progress a run prints if there is no terminal. */
const progressLines = 10

const viewsOf = (plan: readonly State[]) => plan.reduce((sum, { views }) => sum + views.length, 0)

/** Gathers what the tests found, writes the auditor's report and says what is wrong. */
export default class AuditReporter implements Reporter {
  readonly #folder: string
  readonly #dir: string
  readonly #results = new Map<string, RuleResult[] | null>()
  readonly #unreached: string[] = []
  #plan: readonly State[] = []
  #done = 0
  #failed = 0

  constructor({ folder = reportFolder, dir = distDir }: Options) {
    this.#folder = folder
    this.#dir = dir
  }

  printsToStdio(): boolean {
    return true
  }

  onBegin({ argv }: FullConfig, suite: Suite): void {
    const tests = suite.allTests()
    const chosen = planOf(tests.map(({ parent, title }) => ({ state: parent.title, view: title })))
    this.#plan = choosesTests(argv) ? chosen : states
    // Results are kept in this order, whichever worker is quicker.
    for (const { id } of tests) this.#results.set(id, null)
  }

  onTestEnd({ id, parent, title }: TestCase, { retry, attachments, error }: TestResult): void {
    // A second attempt is made for its trace alone.
    if (retry > 0) return
    this.#done++
    if (error) this.#failed++
    tellProgress(this.#done, this.#results.size, this.#failed)
    const body = attachments.find(({ name }) => name === resultsName)?.body
    if (body) this.#results.set(id, JSON.parse(body.toString('utf8')) as RuleResult[])
    else if (error) {
      const where = `${parent.title} · ${title}`
      this.#unreached.push(`${where}: could not be reached or looked at: ${reasonOf(error)}`)
    }
  }

  onError(error: TestError): void {
    this.#unreached.push(reasonOf(error))
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    // What was looked at so far is no report; the last one stays.
    if (status === 'interrupted') return { status }
    const looked = [...this.#results.values()].flatMap((results) => results ?? [])
    const problems = looked.length > 0 ? await this.#report(looked) : this.#problemsOf([])
    if (problems.length === 0) return { status }
    say(`${problems.length} problems\n${problems.join('\n')}`)
    return { status: 'failed' }
  }

  async #report(looked: readonly RuleResult[]): Promise<string[]> {
    const pages = readAuditedSite(this.#dir)
    const results = [...looked, ...compare(pages)]
    const problems = this.#problemsOf(results)
    const views = { views: viewsOf(this.#plan), of: viewsOf(states) }
    const part = views.views < views.of ? views : null
    writeReport(this.#folder, this.#dir, { results, pages, problems, part })
    const { pages: seen, states: met, ...counts } = countsOf(results)
    say(
      `${seen} pages in ${met} states, ${counts.views} views, ${counts.rules} rules of 2 engines and our own, ${counts.passed} passes, ${counts.settled} settled by narrower checks`,
    )
    if (part) say(`this is a part of the audit: ${part.views} of ${part.of} views`)
    say(`the auditor's report is in ${this.#folder}`)
    return [...problems, ...(await lookAtReport(`${this.#folder}/index.html`))]
  }

  #problemsOf(results: readonly RuleResult[]): string[] {
    return problemsOf(results, this.#plan, this.#unreached)
  }
}

/** Whether somebody asked for more than the audit: `-g "/faq"`. */
const choosesTests = ([, , ...args]: readonly string[]) =>
  args.some((arg) => arg !== 'test' && !arg.startsWith('--config='))

/** A terminal gets a line that changes; a file or a log gets a few plain lines. */
function tellProgress(done: number, all: number, failed: number) {
  const line = `${done} of ${all} views${failed > 0 ? `, ${failed} with problems` : ''}`
  if (process.stdout.isTTY) process.stdout.write(`${emptyLine}audit: ${line}`)
  else if (partsOf(done, all) > partsOf(done - 1, all)) say(line)
}

const partsOf = (done: number, all: number) => Math.floor((done * progressLines) / all)

const emptyLine = '\r\u001B[2K'

function say(text: string) {
  console.log(`${process.stdout.isTTY ? emptyLine : ''}audit: ${text}`)
}

const reasonOf = ({ message, value }: TestError) =>
  stripVTControlCharacters(message ?? value ?? 'no reason was given').split('\n')[0] ?? ''
