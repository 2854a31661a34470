// The organiser's guide (src/content/guia): its examples are valid content, and its links have targets.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { lexer, type Token, walkTokens } from 'marked'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { guide } from '../../../../scripts/build/lib/guide.ts'
import { type Edit, alteredFolder, mistakesOf, withField } from '../../../support/alteredEvent.ts'
import { readSiteContent } from '../../../support/siteContent.ts'

const guideFolder = 'src/content/guia'
const readPage = (name: string) => readFileSync(`${guideFolder}/${name}.md`, 'utf8')

/**
 * An example in a page of the guide: the block of YAML that begins with a field, or with a comment above the field. The ids of
 * the tests' event replace the example's ids of venues and speakers.
 */
function exampleIn(page: string, field: string): string {
  const block = new RegExp(`\`\`\`yaml\\n(?:#.*\\n)?(${field}:[^]*?)\`\`\``)
  const [, text] = block.exec(readPage(page)) ?? []
  if (text === undefined) throw new Error(`${page}.md has no example of «${field}».`)
  return text
    .replaceAll('mall', 'library')
    .replaceAll('park', 'wharf')
    .replaceAll('lucia-romero', 'nora-prieto')
}

/** Edits that set each field of an example in a file. */
function editsOf(file: string, example: string): readonly Edit[] {
  const fields = Object.entries(parse(example) as object)
  // JSON is YAML.
  return fields.map(([name, value]) => withField(file, name, JSON.stringify(value)))
}

it.each([
  ['cada-archivo', 'tickets', 'event.yaml'],
  ['cada-archivo', 'phone', 'event.yaml'],
  ['cada-archivo', 'delivery', 'forms.yaml'],
  ['si-algo-cambia', 'updated', 'event.yaml'],
  ['si-algo-cambia', 'notice', 'event.yaml'],
  ['la-edicion-siguiente', 'notice', 'event.yaml'],
  ['empezar', 'notice', 'event.yaml'],
])('the example in %s.md of the field "%s" is valid in %s', (page, field, file) => {
  const folder = alteredFolder(...editsOf(file, exampleIn(page, field)))
  expect(mistakesOf(folder)).toEqual([])
})

it('the example of a speaker is valid before the speakers of an event', () => {
  const speaker = exampleIn('cada-archivo', 'speakers').replace('nora-prieto', 'otra-persona')
  // The example begins with the line that it replaces, "speakers:".
  const addition: Edit = ['speakers.yaml', 'speakers:\n', speaker]
  const { speakers } = readSiteContent(alteredFolder(addition))
  expect(Object.keys(speakers)).toContain('otra-persona')
})

it('the example of a past edition is valid', () => {
  // A block of YAML that begins with the comment "# editions.yaml …".
  const exampleOfEdition = /```yaml\n# editions[^\n]*\n([^]*?)```/
  const [, edition = ''] = exampleOfEdition.exec(readPage('la-edicion-siguiente')) ?? []
  const folder = alteredFolder(withField('editions.yaml', 'editions', `\n${edition}`))
  // The photos of the replaced editions would be mistakes.
  rmSync(path.join(folder, 'editions'), { recursive: true })
  expect(mistakesOf(folder)).toEqual([])
})

it('the example of the field "access" is valid in a venue', () => {
  const access = exampleIn('cada-archivo', 'access').replaceAll('\n', '\n    ')
  const accessOfFirstVenue = /^ {4}access:\n(?: {6}.*\n)*/m
  const edit: Edit = ['venues.yaml', accessOfFirstVenue, `    ${access.trimEnd()}\n`]
  expect(mistakesOf(alteredFolder(edit))).toEqual([])
})

// The second part of the example ends after midnight.
it('the example of a programme gives parts with its hours, and a sale that closes', () => {
  const programme = exampleIn('cada-archivo', 'parts')
  const folder = alteredFolder(
    withField('event.yaml', 'start', '2026-05-15T17:00:00+02:00'),
    withField('event.yaml', 'end', '02:00'),
    ...editsOf('event.yaml', exampleIn('si-algo-cambia', 'tickets')),
    ['programme.yaml', '', programme],
  )

  const { programme: parts, sale } = readSiteContent(folder)

  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    ['17:00', '20:30'],
    ['21:00', '02:00'],
  ])
  expect(sale.map(({ name }) => name)).toEqual(['open', 'closed', 'over'])
})

it.each(Object.entries(guide))('the page "%s", which messages name, exists', (_, file) => {
  expect(existsSync(file)).toBe(true)
})

const pages = [
  'src/content/README.md',
  ...readdirSync(guideFolder).map((name) => `${guideFolder}/${name}`),
]

/** All tokens of a Markdown file, including tokens within other tokens. */
function tokensIn(file: string): readonly Token[] {
  const tokens: Token[] = []
  walkTokens(lexer(readFileSync(file, 'utf8')), (token) => void tokens.push(token))
  return tokens
}

/** The fragments of a Markdown file's headings. */
function fragmentsIn(file: string): readonly string[] {
  const headings = tokensIn(file).filter(({ type }) => type === 'heading')
  return headings.map((heading) => fragmentOf('text' in heading ? String(heading.text) : ''))
}

/** The fragment that GitHub gives to a heading: "Antes de publicar" → "antes-de-publicar". */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')

/** The links and pictures of a Markdown file whose addresses are files of the repository. */
const localLinksIn = (file: string): readonly string[] =>
  tokensIn(file).flatMap((token) => {
    if (token.type !== 'link' && token.type !== 'image') return []
    const address = String(token.href)
    const isOnOtherHost = address.includes('://')
    return isOnOtherHost ? [] : [address]
  })

/** Whether a link of a page leads to an existing file and, if it has a fragment, to a heading of that file. */
function hasTarget(page: string, link: string): boolean {
  const [relativePath = '', fragment] = link.split('#')
  const isWithinPage = relativePath === ''
  const target = isWithinPage ? page : path.join(path.dirname(page), relativePath)
  if (!existsSync(target)) return false
  return fragment === undefined || fragmentsIn(target).includes(fragment)
}

it.each(pages)('every local link of %s has a target', (page) => {
  const deadLinks = localLinksIn(page).filter((link) => !hasTarget(page, link))
  expect(deadLinks).toEqual([])
})

it('src/content/README.md links to every page of the guide', () => {
  const links = localLinksIn('src/content/README.md')
  const linkedFiles = links.map((link) => link.replace(/#.*/, ''))
  const guidePages = readdirSync(guideFolder).map((name) => `guia/${name}`)
  expect(guidePages.length).toBeGreaterThan(7)
  expect(linkedFiles).toEqual(expect.arrayContaining(guidePages))
})
