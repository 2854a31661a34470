import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AuditedPage } from './audited-site.ts'
import type { Decision } from './model.ts'
import { readData } from './rules.ts'

/** A person's judgement of a criterion. Texts are Spanish, for the report. */
type Judgement = Readonly<Record<'criterion' | 'looked' | 'found' | 'date', string>> & {
  readonly outcome: 'passed' | 'failed' | 'inapplicable'
  /** All pages if absent. */
  readonly pages?: readonly string[]
}

type Hashes = Readonly<Record<string, string>>

/** All judgements, the hashes of the pages when they were judged, and their hashes now. */
export type Judgements = {
  readonly judged: readonly Judgement[]
  readonly pages: Hashes
  readonly now: Hashes
}

const file = 'scripts/audit/judgements.yaml'

export const readJudgements = (pages: readonly AuditedPage[]): Judgements => ({
  ...readData<Pick<Judgements, 'judged' | 'pages'>>('judgements'),
  now: Object.fromEntries(pages.map(({ path, document }) => [path, hashOf(document())])),
})

/**
 * Writes the pages' present hashes, after the pages have been judged again.
 * @returns the pages whose hash has changed
 */
export function renewJudgements(built: readonly AuditedPage[]): string[] {
  const { pages, now } = readJudgements(built)
  const lines = Object.entries(now).map(([path, hash]) => `  ${path}: '${hash}'\n`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(/^pages:\n(?: .*\n)*/m, `pages:\n${lines.join('')}`))
  return Object.keys(now).filter((path) => now[path] !== pages[path])
}

/** The judgement of a criterion on a page. It is open if nobody judged the page or the page has changed since. */
export function judgementOf(
  { judged, pages, now }: Judgements,
  criterion: string,
  path: string,
): Decision {
  const one = judged.find(
    (row) => row.criterion === criterion && (row.pages ?? [path]).includes(path),
  )
  if (!one || !pages[path])
    return { outcome: 'cantTell', why: 'Nadie lo ha juzgado en esta página.', judged: null }
  const { looked, found, outcome, date } = one
  const again = `La página ha cambiado desde el ${date}: hay que volver a juzgarlo. ${looked}`
  return pages[path] === now[path]
    ? { outcome, why: `Juzgado el ${date}: ${looked} ${found}`, judged: date }
    : { outcome: 'cantTell', why: again, judged: date }
}

/** Attributes that matter to visitors; classes and addresses change with each build. */
const telling = ['alt', 'aria-label', 'lang', 'role', 'type'] as const

/** Hash of a page's text and structure, without addresses, file sizes and what the clock changes. */
function hashOf({ title, body }: Document): string {
  const hash = createHash('sha256').update(title)
  for (const element of body.querySelectorAll(':not(svg *, script, style, [role=timer] *)')) {
    const said = telling.map((name) => element.getAttribute(name) ?? '')
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    const words = texts.map((text) => text.nodeValue?.replace(/https?:\S+|[\d,]+\s[kM]B|\s+/g, ' '))
    hash.update([element.localName, ...said, ...words].join('\u0000'))
  }
  return hash.digest('hex').slice(0, 8)
}
