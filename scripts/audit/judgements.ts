import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AuditedPage } from './audited-site.ts'
import type { Verdict } from './model.ts'

/** What a person found out about a criterion by looking, reading and trying. */
type Judgement = {
  readonly criterion: string
  /** What was looked at, and what was found there. Spanish, for the report. */
  readonly looked: string
  readonly found: string
  readonly outcome: 'passed' | 'failed' | 'inapplicable'
  readonly date: string
  /** The pages, each with the hash of what it held on that day. */
  readonly pages: Readonly<Record<string, string>>
}

/** The judgements that there are, and what each page holds now. */
export type Judgements = {
  readonly list: readonly Judgement[]
  readonly hashes: Readonly<Record<string, string>>
}

export const judgementsFile = 'scripts/audit/judgements.yaml'

export const readJudgements = (pages: readonly AuditedPage[]): Judgements => ({
  list: parse(readFileSync(judgementsFile, 'utf8')) as Judgement[],
  hashes: Object.fromEntries(pages.map(({ path, document }) => [path, hashOf(document)])),
})

/**
 * Writes the hashes of what the pages hold now, after a person has judged them again.
 * @returns the pages whose hash is another
 */
export function renewJudgements(pages: readonly AuditedPage[]): string[] {
  const before = readFileSync(judgementsFile, 'utf8')
  const changed = pages.filter(
    ({ path, document }) => !before.includes(`${path}: ${hashOf(document)}`),
  )
  const hashes = new Map(pages.map(({ path, document }) => [path, hashOf(document)]))
  const after = before.replace(
    /^( +)(\/\S*): .*$/gm,
    (line, indent: string, path: string) => `${indent}${path}: ${hashes.get(path) ?? line}`,
  )
  writeFileSync(judgementsFile, after)
  return changed.map(({ path }) => path)
}

/** What a person said of the criterion on this page; null if nobody did. */
export function judgementOf({ list, hashes }: Judgements, criterion: string, path: string) {
  const found = list.find((one) => one.criterion === criterion && one.pages[path] !== undefined)
  if (!found) return null
  const isOutdated = found.pages[path] !== hashes[path]
  return {
    outcome: isOutdated ? 'cantTell' : found.outcome,
    why: isOutdated
      ? `La página ha cambiado desde el ${found.date}: hay que volver a juzgarlo. ${found.looked}`
      : `${found.looked} ${found.found}`,
    judged: found.date,
  } satisfies Partial<Verdict>
}

/** Attributes that say something; classes and addresses of files change with each build. */
const telling = ['alt', 'aria-label', 'lang', 'role', 'type'] as const

/** Hash of the text and structure of a page's main content, without what the clock changes. */
function hashOf(document: Document): string {
  const hash = createHash('sha256')
  const main = document.querySelector('main') ?? document.body
  for (const element of [
    main,
    ...main.querySelectorAll(':not(svg *, script, style, [role=timer] *)'),
  ]) {
    const said = telling.map((name) => element.getAttribute(name) ?? '')
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    const words = texts.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
    hash.update([element.localName, ...said, ...words].join('\u0000'))
  }
  return hash.digest('hex').slice(0, 8)
}
