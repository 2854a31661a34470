// The organiser's guide (src/content/guia): its examples are valid content, and its links lead to something.
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
 * An example in a page of the guide: the block of YAML that begins with a field. A comment may stand above the field. The
 * names of venues and speakers are replaced by those of the tests' event.
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

/** Edits of a file that set each field of an example. */
const editsOf = (file: string, text: string): readonly Edit[] =>
  Object.entries(parse(text) as object).map(([name, value]) =>
    withField(file, name, JSON.stringify(value)),
  )

it.each([
  ['cada-archivo', 'tickets', 'event.yaml'],
  ['cada-archivo', 'phone', 'event.yaml'],
  ['cada-archivo', 'delivery', 'forms.yaml'],
  ['si-algo-cambia', 'updated', 'event.yaml'],
  ['si-algo-cambia', 'notice', 'event.yaml'],
  ['la-edicion-siguiente', 'notice', 'event.yaml'],
  ['empezar', 'notice', 'event.yaml'],
])('the example in %s.md of %s is valid in %s', (page, field, file) => {
  const text = exampleIn(page, field)
  expect(mistakesOf(alteredFolder(...editsOf(file, text)))).toEqual([])
})

it('the example of a speaker is valid above the event’s own speakers', () => {
  const speaker = exampleIn('cada-archivo', 'speakers').replace('nora-prieto', 'otra-persona')
  const addition: Edit = ['speakers.yaml', 'speakers:\n', speaker]
  expect(Object.keys(readSiteContent(alteredFolder(addition)).speakers)).toContain('otra-persona')
})

it('the example of a past edition is valid', () => {
  const [, edition = ''] =
    /```yaml\n# editions[^\n]*\n([^]*?)```/.exec(readPage('la-edicion-siguiente')) ?? []
  const folder = alteredFolder(withField('editions.yaml', 'editions', `\n${edition}`))
  // These photos belong to the editions that are replaced.
  rmSync(path.join(folder, 'editions'), { recursive: true })
  expect(mistakesOf(folder)).toEqual([])
})

it('the example of an answer about access is valid in a venue', () => {
  const access = exampleIn('cada-archivo', 'access').replaceAll('\n', '\n    ')
  // Replaces the answers of the first venue.
  const inVenue: Edit = ['venues.yaml', /^ {4}access:\n(?: {6}.*\n)*/m, `    ${access.trimEnd()}\n`]
  expect(mistakesOf(alteredFolder(inVenue))).toEqual([])
})

it('the example of a programme whose night ends after midnight has the hours that it shows', () => {
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

/** All tokens of a Markdown file, also those within other tokens. */
function tokensIn(file: string): readonly Token[] {
  const tokens: Token[] = []
  walkTokens(lexer(readFileSync(file, 'utf8')), (token) => void tokens.push(token))
  return tokens
}

/** The fragments of a file's headings. */
const fragmentsIn = (file: string) =>
  tokensIn(file).flatMap((token) => (token.type === 'heading' ? [slug(token.text as string)] : []))

/** The fragment that GitHub gives to a heading: "Antes de publicar" → "antes-de-publicar". */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')

/** Addresses of links and pictures that are files of the repository. */
const localLinks = (file: string): readonly string[] =>
  tokensIn(file).flatMap((token) => {
    if (token.type !== 'link' && token.type !== 'image') return []
    const href = String(token.href)
    return href.includes('://') ? [] : [href]
  })

/** Whether the file to which a link of a page leads exists. If the link has a fragment, the file must have that heading. */
function hasTarget(page: string, link: string): boolean {
  const [to = '', fragment] = link.split('#')
  const target = to === '' ? page : path.join(path.dirname(page), to)
  if (!existsSync(target)) return false
  return fragment === undefined || fragmentsIn(target).includes(fragment)
}

it.each(pages)('every link of %s leads to a file, and to a heading of it', (page) => {
  expect(localLinks(page).filter((link) => !hasTarget(page, link))).toEqual([])
})

it('src/content/README.md links to every page of the guide', () => {
  const linkedFiles = localLinks('src/content/README.md').map((link) => link.replace(/#.*/, ''))
  const guidePages = readdirSync(guideFolder).map((name) => `guia/${name}`)
  expect(guidePages.length).toBeGreaterThan(7)
  expect(linkedFiles).toEqual(expect.arrayContaining(guidePages))
})
