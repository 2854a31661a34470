import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { revisionAttribute } from '../../../src/lib/reservedNames.ts'
import { annotationsOf } from '../derive/shownAnnotations.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { fileTypeOf } from '../hosts/fileTypes.ts'
import { hostFiles } from '../hosts/hostFiles.ts'
import { hostRules } from '../hosts/rules.ts'
import { type BuiltSite, readBuiltSite } from '../lib/builtSite.ts'
import { rememberAddresses } from '../lib/publishedAddresses.ts'
import type { Report, RunStep } from '../lib/runScript.ts'
import { runTool } from '../lib/runTool.ts'
import { environmentFor, type Settings } from '../lib/settings.ts'
import { fallbackPages, filesBelow } from '../lib/siteFiles.ts'
import { writeFiles } from '../lib/writeFiles.ts'
import { makeOutputs } from '../outputs/outputs.ts'
import { makeServiceWorker } from '../outputs/serviceWorker.ts'
import { annotationNote } from '../read/annotations.ts'
import { sampleOrigin } from '../read/siteAddress.ts'
import { checkAccessibility } from './checkAccessibility.ts'
import { findMistakes } from './checkPages.ts'
import { writePageSources } from './pageSources.ts'

/**
 * Builds the site in a work folder, which replaces `dist` at the end. If a build fails before that, `dist` stays as it was.
 * @throws with the reason, such as a page that cannot be rendered, a dead link or a violation that axe finds
 */
export async function buildSite(event: OpenEvent, report: Report, step: RunStep): Promise<void> {
  const { site, settings } = event
  const { dist, folders } = settings
  for (const line of await makeOutputs(event, step)) report(line)
  // The content as TypeScript and SCSS, which the next step renders.
  await writePageSources(event)
  await step('páginas', () => renderPages(settings))
  await step('páginas acabadas', async () => {
    const licences = licencesIn(folders.site)
    moveFallbackPages(folders.site)
    // The list of licences, which was read above, is one of the removed files.
    removeToolFiles(folders.site)
    await cp(folders.generated, folders.site, { recursive: true })
    await writeFiles(folders.site, { 'licencias.txt': licences })
    const builtSite = readBuiltSite(folders.site)
    checkPages(event, builtSite)
    await makeServiceWorker(event, revisionsOf(builtSite))
  })
  const compressing = step('copias comprimidas', () => compressTexts(folders.site))
  // `npm test` sets AXE to "off", because its own audit runs axe on every page, in a browser.
  const checking = settings.runsAxe
    ? step('axe en cada página', () => checkAccessibility(folders.site))
    : undefined
  await Promise.all([compressing, checking])
  // Pages are copied after the checks and the compression, so that each page is checked and compressed only once.
  await copyPages(folders.site)
  // Files for hosts are written after the compression. They need no compressed copies, because hosts do not send them to
  // browsers.
  const published = filesBelow(folders.site)
  await writeFiles(folders.site, hostFiles(hostRules(site, published)))
  replaceDist(folders.site, dist, `${folders.root}/previous`)
  // A site with the sample address is not published.
  if (site.origin !== sampleOrigin) await rememberAddresses(site.origin + site.base, published)
  reportBuild(event, report)
}

/** Reports what was built, and what an organiser should know before publishing it. */
function reportBuild({ site, settings, files, content }: OpenEvent, report: Report): void {
  const { dist, browsersKeepPages } = settings
  const { pages } = readBuiltSite(dist)
  report(`hay ${pages.length} páginas en ${dist}, para ${site.origin}${site.base}`)
  if (!browsersKeepPages) {
    report(
      'SERVICE_WORKER está en «off»: lo que guardan los navegadores de los visitantes se borra en su próxima visita',
    )
  }
  if (site.origin === sampleOrigin) {
    report(
      'falta la dirección del sitio, y las que salen son de ejemplo: «site» en event.yaml, o SITE_URL',
    )
  }
  const annotations = annotationsOf(files, content)
  if (annotations.length > 0) report(annotationNote(annotations))
}

/** Renders all pages into the work folder. vite-react-ssg does this in a separate process. */
async function renderPages(settings: Settings) {
  rmSync(settings.folders.site, { recursive: true, force: true })
  // vite-react-ssg (0.9) takes the mode of the build from NODE_ENV, which is "test" if Vitest started this process.
  const env = { ...environmentFor(settings), NODE_ENV: 'production' }
  const { exitCode, output } = await runTool('vite-react-ssg build', { env })
  if (exitCode !== 0) throw new Error(`no se han podido hacer las páginas.\n${output}`)
}

/** The package of the font. Its licence is not in Vite's list of the packages whose JavaScript is bundled (`build.license`). */
const fontPackage = '@fontsource-variable/bricolage-grotesque'

/**
 * The licences of all packages in the site, which have to be published with the packages. Vite has listed the licences of the
 * scripts in a file. The licence of the font is added.
 */
function licencesIn(site: string): string {
  const licencesByVite = readFileSync(path.join(site, '.vite/license.md'), 'utf8')
  const require = createRequire(import.meta.url)
  const fontLicence = readFileSync(require.resolve(`${fontPackage}/LICENSE`), 'utf8')
  const intro =
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.'
  // Each package has a heading that begins with "## ". Vite's introduction comes before the first one.
  const packageLicences = licencesByVite.slice(licencesByVite.indexOf('\n## '))
  return `${intro}\n${packageLicences}\n## ${fontPackage}\n\n${fontLicence}`
}

/** Moves the fallback pages to the root: "404/index.html" → "404.html". */
function moveFallbackPages(site: string) {
  for (const file of fallbackPages) {
    const folder = path.join(site, path.parse(file).name)
    renameSync(path.join(folder, 'index.html'), path.join(site, file))
    rmSync(folder, { recursive: true })
  }
}

/** Removes the files that Vite and vite-react-ssg leave for other tools. */
function removeToolFiles(site: string) {
  const toolFiles = readdirSync(site).filter((name) => /^\.vite$|^static-loader-data/.test(name))
  for (const name of toolFiles) rmSync(path.join(site, name), { recursive: true })
}

/** @throws with all links, fragments and pictures of the pages that lead nowhere */
function checkPages({ content, site }: OpenEvent, { pages, files }: BuiltSite): void {
  const mistakes = findMistakes({ ...content, ...site, pages, files })
  if (mistakes.length > 0) throw new Error(`hay errores en las páginas:\n${mistakes.join('\n')}`)
}

/**
 * The revision that each page carries on its root element, by the page's file. The service worker keeps no page with another
 * revision.
 */
function revisionsOf({ pages }: BuiltSite): Readonly<Record<string, string>> {
  const revisions = pages.map(({ file, document }) => {
    const root = document.getElementById('root')
    return [file, root?.getAttribute(revisionAttribute) ?? ''] as const
  })
  return Object.fromEntries(revisions)
}

/** The compressors by the endings of their files. Brotli needs no `quality`, because Node's default is the highest one. */
const compressors = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes compressed copies beside each text file, `.br` and `.gz`, if they are smaller than the file. Some hosts send the
 * copies.
 */
async function compressTexts(site: string) {
  const names = filesBelow(site).filter((name) => fileTypeOf(name)?.compressed)
  const compressing = names.map(async (name) => {
    const file = path.join(site, name)
    const data = await readFile(file)
    for (const [ending, compress] of Object.entries(compressors)) {
      const compressed = await compress(data)
      if (compressed.length < data.length) await writeFile(file + ending, compressed)
    }
  })
  await Promise.all(compressing)
}

/**
 * Copies `programa/index.html` to `programa.html`. Some hosts look for the first file, at "/programa/", and some for the
 * second, at "/programa". With only one of the files, some hosts would redirect from one address to the other.
 */
async function copyPages(site: string) {
  // "programa/index.html" and its compressed copies, such as "programa/index.html.br". The home page, "index.html", needs no
  // copy.
  const pages = filesBelow(site).filter((file) => /.\/index\.html(?:\.br|\.gz)?$/.test(file))
  const copying = pages.map((file) => {
    const copy = file.replace('/index.html', '.html')
    return cp(path.join(site, file), path.join(site, copy))
  })
  await Promise.all(copying)
}

/**
 * Replaces `dist` by the new site. Both folders are renamed, so that `dist` never has files of two builds. If the new site
 * cannot be moved, the old one returns.
 * @param previous the path of the old site until the new site has replaced it
 * @throws with advice if a folder cannot be renamed. Windows cannot rename a folder while a program has one of its files open.
 *   No system can rename a folder to another disk
 */
export function replaceDist(site: string, dist: string, previous: string): void {
  mkdirSync(path.dirname(dist), { recursive: true })
  rmSync(previous, { recursive: true, force: true })
  const hadDist = existsSync(dist)
  try {
    if (hadDist) renameSync(dist, previous)
    renameSync(site, dist)
  } catch (error) {
    if (hadDist && existsSync(previous)) renameSync(previous, dist)
    throw new Error(
      `el sitio no ha podido llegar a ${dist}: cierra lo que lo use (un servidor, una ventana), y elige con DIST una carpeta de este disco.`,
      { cause: error },
    )
  }
  rmSync(previous, { recursive: true, force: true })
}
