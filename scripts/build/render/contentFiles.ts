import path from 'node:path'
import type { SiteContent } from '../../../src/event/model.ts'
import { usesOf } from '../../../src/event/uses.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { shownContentOf } from '../derive/shownContent.ts'
import { cutOutFonts } from '../fonts/fonts.ts'
import { cutOutIds, cutOutOf } from '../fonts/cutOuts.ts'
import type { OutputRecord } from '../lib/outputRecord.ts'
import { toPageContent } from './toPageContent.ts'

/** The texts of generated source files, by their paths below their folder. */
export type SourceFiles = Readonly<Record<string, string>>

/**
 * The content as TypeScript files, which pages import as `content/…` (tsconfig.json, vite.config.ts). There are many small
 * files, because a bundler adds a whole file to the script of each page that imports a part of it.
 *
 * - `values.ts` exports the fields of `PageContent`, `copy.ts` the texts of pages, and `files.ts` the texts of other files.
 *   Each field is in a separate file, such as `copy/tickets.ts`.
 * - `facts.ts` and `eventStatus.ts` have an export per field.
 * - `uses.ts` has a boolean for each large part of the site that an event may use.
 * - `cutOuts/day.ts` and the other files in its folder have the outlines that are cut out of tiles.
 * - `textPages.ts` has the routes of text pages. `textPages/legal.ts` is such a page.
 * @param record the record of the outputs (`OutputRecord`); null before the first build
 */
export async function contentFiles(
  { content, files: eventFiles, settings, site }: OpenEvent,
  record: OutputRecord | null,
): Promise<SourceFiles> {
  const shown = shownContentOf(content, eventFiles.data)
  const { copy, facts, files, eventStatus, textPages } = shown
  const model = 'src/event/model.ts'
  return {
    // The font's characters and the calendars' addresses come from `content`, because they must not have no-break spaces.
    ...fileForEachField('values', toPageContent({ content, shown, site, record }), {
      type: 'PageContent',
      from: 'src/event/pageContent.ts',
    }),
    ...fileForEachField('copy', copy, { type: 'Copy', from: 'src/content/schema.ts' }),
    ...fileForEachField('files', files, { type: 'Files', from: 'src/content/schema.ts' }),
    'facts.ts': fileOf('facts.ts', sharedFacts(facts), {
      type: 'Facts',
      from: 'src/event/facts.ts',
    }),
    'eventStatus.ts': fileOf('eventStatus.ts', eventStatus, { type: 'EventStatus', from: model }),
    'uses.ts': fileOf('uses.ts', usesOf(content)),
    ...(await cutOutFiles(content)),
    ...textPageFiles(textPages, site, settings.folders.content),
  }
}

/**
 * The facts that pages may use. Facts about one venue or one part have a dot in their names. They are left out, because only
 * texts of the content use them, and these texts are filled in already.
 */
function sharedFacts(facts: SiteContent['facts']) {
  const shared = Object.entries(facts).filter(([name]) => !name.includes('.'))
  return Object.fromEntries(shared)
}

/** The type of a group of values, and its file below the repository's root. */
type TypeSource = { readonly type: string; readonly from: string }

/** A file for each field of a group, "copy/tickets.ts", and a file that exports them all, "copy.ts". */
function fileForEachField(group: string, fields: object, source: TypeSource): SourceFiles {
  const files: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    const file = `${group}/${name}.ts`
    files[file] = fileOf(file, { [name]: value }, source)
  }
  const exports = Object.keys(fields).map(
    (name) => `export { ${name} } from './${group}/${name}.ts'\n`,
  )
  return { ...files, [`${group}.ts`]: exports.join('') }
}

/** The text of a file that exports each field of a group. Without a `source` TypeScript infers the types. */
function fileOf(file: string, fields: object, source?: TypeSource): string {
  const exports = Object.entries(fields).map(([name, value]) => {
    const type = source ? `: ${source.type}['${name}']` : ''
    return `export const ${name}${type} = ${JSON.stringify(value) ?? 'undefined'}\n`
  })
  if (!source) return exports.join('')
  const typeImport = `import type { ${source.type} } from '${importPath(file, source.from)}'\n\n`
  return typeImport + exports.join('')
}

/**
 * The import path from a generated file to a file of the repository. The path is equal for all events, because the folders of
 * all events are equally deep: ".build/src-content/content".
 */
function importPath(file: string, target: string): string {
  const folder = path.posix.dirname(path.posix.join('.build/event/content', file))
  return path.posix.relative(folder, target)
}

/** A file for each cut-out, "cutOuts/day.ts". */
async function cutOutFiles(content: SiteContent): Promise<SourceFiles> {
  const fonts = await cutOutFonts()
  const files: Record<string, string> = {}
  for (const id of cutOutIds) {
    const name = `cutOuts/${id}.ts`
    const typeFile = importPath(name, 'src/azulejo/mosaic.ts')
    const cutOut = JSON.stringify(cutOutOf(id, content, fonts))
    files[name] =
      `import type { CutOut } from '${typeFile}'\n\nexport const cutOut: CutOut = ${cutOut}\n`
  }
  return files
}

/**
 * The routes of text pages, and a file for each page.
 * @param folder the folder of the generated files, from the root of the repository
 */
function textPageFiles(
  textPages: SiteContent['textPages'],
  { base }: SiteAddress,
  folder: string,
): SourceFiles {
  const pages = textPages.map((page) => {
    const name = `textPages${page.path}.ts`
    const html = page.html.replaceAll('href="/', `href="${base}`)
    const component = importPath(name, 'src/pages/TextPage/TextPage.tsx')
    const code = `import { textPage } from '${component}'

export const Component = textPage(${JSON.stringify({ ...page, html })})
`
    return { path: page.path, name, code }
  })
  const routes = pages.map(({ path: address, name }) => {
    const entry = path.posix.join(folder, name)
    return `  { path: '${address}', entry: '${entry}', lazy: () => import('./${name}') },\n`
  })
  return {
    ...Object.fromEntries(pages.map(({ name, code }) => [name, code])),
    'textPages.ts': `import type { RouteRecord } from 'vite-react-ssg'

export const textPages: readonly RouteRecord[] = [
${routes.join('')}]
`,
  }
}
