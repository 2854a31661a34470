import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { revisionAttribute } from '../../../src/lib/reservedNames.ts'
import { annotationsOf } from '../derive/annotations.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { fileTypeOf } from '../hosts/fileTypes.ts'
import { hostFiles } from '../hosts/host-files.ts'
import { hostRules } from '../hosts/rules.ts'
import { readBuiltSite } from '../lib/built-site.ts'
import { rememberNames } from '../lib/publishedNames.ts'
import type { Report, RunStep } from '../lib/run-script.ts'
import { runTool } from '../lib/run-tool.ts'
import { environmentFor, type Settings } from '../lib/settings.ts'
import { fallbackPages, filesBelow } from '../lib/site-files.ts'
import { type WorkFolders, writeFiles } from '../lib/work-folder.ts'
import { makeOutputs } from '../outputs/outputs.ts'
import { makeServiceWorker } from '../outputs/service-worker.ts'
import { sampleCount } from '../read/annotations.ts'
import { sampleOrigin } from '../read/siteAddress.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { findMistakes } from './check-pages.ts'
import { writePageSources } from './page-sources.ts'

/**
 * Builds the site in a working folder, which replaces `dist` at the end. A build that fails leaves the last good one.
 * @throws with the reason if a page cannot be rendered, the content holds a mistake or axe finds a violation
 */
export async function buildSite(event: OpenEvent, report: Report, step: RunStep): Promise<void> {
  const { site, settings } = event
  const { dist, folders } = settings
  for (const line of await makeOutputs(event, step)) report(line)
  await writePageSources(event)
  await step('páginas', () => renderPages(settings))
  await step('páginas acabadas', async () => {
    await addFilesBeside(folders)
    await makeServiceWorker(event, checkPages(event))
  })
  await Promise.all([
    step('copias comprimidas', () => compressTexts(folders.site)),
    // "npm test" leaves this out, because its audit runs axe on the same pages in a browser.
    settings.runsAxe && step('axe en cada página', () => checkAccessibility(folders.site)),
  ])
  await copyPages(folders.site)
  // Hosts read these files and do not serve them, so they are not compressed.
  const published = filesBelow(folders.site)
  await writeFiles(folders.site, hostFiles(hostRules(site, published)))
  replaceDist(folders.site, dist, `${folders.root}/previous`)
  // Nobody publishes at the sample address.
  if (site.origin !== sampleOrigin) await rememberNames(site.origin + site.base, published)
  reportBuilt(event, report)
}

/** Says what was built, and what is still missing for a publication. */
function reportBuilt({ files, content, site, settings }: OpenEvent, report: Report) {
  const { contentFolder, dist } = settings
  const samples = annotationsOf(files, content).filter(({ kind }) => kind === 'sample')
  report(
    `hay ${readBuiltSite(dist).pages.length} páginas en ${dist}, para ${site.origin}${site.base}`,
  )
  if (!settings.keepsPages) {
    report(
      'SERVICE_WORKER está en «off»: lo que guardan los navegadores de los visitantes se borra en su próxima visita',
    )
  }
  if (site.origin === sampleOrigin) {
    report(
      'falta la dirección del sitio, y las que salen son de ejemplo: «site» en event.yaml, o SITE_URL',
    )
  }
  if (samples[0]) {
    report(`${sampleCount(samples)} en ${contentFolder}: con «npm run prelaunch» se ven`)
  }
}

async function renderPages(settings: Settings) {
  rmSync(settings.folders.site, { recursive: true, force: true })
  const env = { ...environmentFor(settings), NODE_ENV: 'production' }
  const { exitCode, output } = await runTool('vite-react-ssg build', { env })
  if (exitCode !== 0) throw new Error(`no se han podido hacer las páginas.\n${output}`)
}

/** The package of the font. Vite lists the licences of scripts only (`build.license`). */
const font = '@fontsource-variable/bricolage-grotesque'

/** Adds the generated files, and the licences of everything that reaches the browser: the licences require them. */
async function addFilesBeside({ site, generated }: WorkFolders) {
  const bundled = readFileSync(path.join(site, '.vite/license.md'), 'utf8')
  const ofFont = readFileSync(createRequire(import.meta.url).resolve(`${font}/LICENSE`), 'utf8')
  const intro =
    'Este sitio usa en el navegador estas obras de otras personas, cada una con su licencia.'
  const packages = bundled.slice(bundled.indexOf('\n## '))
  tidy(site)
  await cp(generated, site, { recursive: true })
  const licences = `${intro}\n${packages}\n## ${font}\n\n${ofFont}`
  await writeFiles(site, { 'licencias.txt': licences })
}

/** Puts the fallback pages at the root and removes the generator's own notes. */
function tidy(site: string) {
  for (const file of fallbackPages) {
    const folder = path.join(site, path.parse(file).name)
    renameSync(path.join(folder, 'index.html'), path.join(site, file))
    rmSync(folder, { recursive: true })
  }
  const notes = readdirSync(site).filter((name) => /^\.vite$|^static-loader-data/.test(name))
  for (const name of notes) rmSync(path.join(site, name), { recursive: true })
}

/**
 * Checks the pages together.
 * @returns the revisions, by the pages' files
 * @throws with all mistakes that only the whole site shows
 */
function checkPages({ content, settings, site }: OpenEvent): Readonly<Record<string, string>> {
  const { pages, files } = readBuiltSite(settings.folders.site)
  const mistakes = findMistakes({ ...content, ...site, pages, files })
  if (mistakes.length > 0) throw new Error(`hay errores en las páginas:\n${mistakes.join('\n')}`)
  const revisions = pages.map(({ file, document }) => {
    const root = document.getElementById('root')
    return [file, root?.getAttribute(revisionAttribute) ?? ''] as const
  })
  return Object.fromEntries(revisions)
}

const compressors = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a `.br` and a `.gz` beside each text file, if they are smaller, for hosts that send them. */
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
 * Publishes `programa/index.html` as `programa.html` too. Hosts that take no rules look for either and redirect to the
 * address of the one that they find; where both are, every one of them answers `/programa` and `/programa/` at once.
 */
async function copyPages(site: string) {
  const pages = filesBelow(site).filter((file) => /.\/index\.html(?:\.br|\.gz)?$/.test(file))
  await Promise.all(
    pages.map((file) =>
      cp(path.join(site, file), path.join(site, file.replace('/index.html', '.html'))),
    ),
  )
}

/**
 * Renames folders, so that `dist` is never a mixture. The last one is kept until the new one is there, and put back if it
 * cannot get there.
 * @throws with what to do: Windows renames no folder of which a program has a file open, and no system to another disk
 */
export function replaceDist(site: string, dist: string, previous: string): void {
  mkdirSync(path.dirname(dist), { recursive: true })
  rmSync(previous, { recursive: true, force: true })
  const isThere = existsSync(dist)
  try {
    if (isThere) renameSync(dist, previous)
    renameSync(site, dist)
  } catch (error) {
    if (isThere && existsSync(previous)) renameSync(previous, dist)
    throw new Error(
      `el sitio no ha podido llegar a ${dist}: cierra lo que lo use (un servidor, una ventana), y elige con DIST una carpeta de este disco.`,
      { cause: error },
    )
  }
  rmSync(previous, { recursive: true, force: true })
}
