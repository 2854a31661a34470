import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AuditedPage } from './audited-site.ts'

/** What was found out about a criterion by looking, reading and trying. Texts are Spanish, for the report. */
type Judgement = {
  readonly criterion: string
  readonly looked: string
  readonly found: string
  readonly outcome: 'passed' | 'failed' | 'inapplicable'
  readonly date: string
  /** All pages if none is named. */
  readonly pages?: readonly string[]
}

type Hashes = Readonly<Record<string, string>>

/** What was judged, with the hashes of the pages on that day; and what they hold now. */
export type Judgements = {
  readonly judged: readonly Judgement[]
  readonly pages: Hashes
  readonly now: Hashes
}

const file = 'scripts/audit/judgements.yaml'

const hashesOf = (pages: readonly AuditedPage[]): Hashes =>
  Object.fromEntries(pages.map(({ path, document }) => [path, hashOf(document)]))

export const readJudgements = (pages: readonly AuditedPage[]): Judgements => ({
  ...(parse(readFileSync(file, 'utf8')) as Pick<Judgements, 'judged' | 'pages'>),
  now: hashesOf(pages),
})

/**
 * Writes the hashes of what the pages hold now, after they have been judged again.
 * @returns the pages whose hash is another
 */
export function renewJudgements(built: readonly AuditedPage[]): string[] {
  const { pages, now } = readJudgements(built)
  const lines = Object.entries(now).map(([path, hash]) => `  ${path}: '${hash}'\n`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(/^pages:\n(?: .*\n)*/m, `pages:\n${lines.join('')}`))
  return Object.keys(now).filter((path) => now[path] !== pages[path])
}

/** What was said of the criterion on this page; null if nobody looked. */
export function judgementOf({ judged, pages, now }: Judgements, criterion: string, path: string) {
  const found = judged.find(
    (one) => one.criterion === criterion && (one.pages ?? [path]).includes(path),
  )
  if (!found || !pages[path]) return null
  const { looked, date } = found
  if (pages[path] === now[path]) {
    return { outcome: found.outcome, why: `${looked} ${found.found}`, judged: date }
  }
  const why = `La página ha cambiado desde el ${date}: hay que volver a juzgarlo. ${looked}`
  return { outcome: 'cantTell' as const, why, judged: date }
}

/** Attributes that say something; classes and addresses change with each build. */
const telling = ['alt', 'aria-label', 'lang', 'role', 'type'] as const

/** Hash of a page's text and structure, without what the clock changes, addresses and the size of files. */
function hashOf({ title, body }: Document): string {
  const hash = createHash('sha256').update(title)
  for (const element of body.querySelectorAll(':not(svg *, script, style, [role=timer] *)')) {
    const said = telling.map((name) => element.getAttribute(name) ?? '')
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    const words = texts.map((text) =>
      text.textContent?.replace(/https?:\S+|[\d,]+\s[kM]B|\s+/g, ' '),
    )
    hash.update([element.localName, ...said, ...words].join('\u0000'))
  }
  return hash.digest('hex').slice(0, 8)
}
