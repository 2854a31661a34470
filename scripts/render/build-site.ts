import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { SiteAddress } from '../../src/lib/address.ts'
import { withBuildLock } from '../lib/build-lock.ts'
import { type BuiltPage, readBuiltSite } from '../lib/built-site.ts'
import { fallbackPages, filesBelow } from '../lib/site-files.ts'
import { findMistakes } from './check-pages.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { compressTexts } from './compress.ts'
import { addContentPolicy, contentPolicy } from './content-policy.ts'
import { hashOf } from '../lib/hash-of.ts'
import { replaceOnce } from '../lib/replace-once.ts'
import { revisionMark } from '../../src/lib/reservedNames.ts'
import { hostFiles } from '../hosts/host-files.ts'
import { hostRules } from '../hosts/rules.ts'
import { bundledLicences, licenceList, licencesFile } from './licences.ts'
import { prepareFiles } from './prepare-files.ts'
import { makeServiceWorker, readServiceWorker } from '../outputs/service-worker.ts'
import type { Report, RunStep } from '../lib/run-script.ts'
import { runTool } from '../lib/run-tool.ts'
import { replaceDist } from './replace-dist.ts'
import { sampleOrigin } from '../read/siteAddress.ts'
import { distDir, generatedFolder, siteFolder, workFolder, writeFiles } from '../lib/work-folder.ts'
import { contentFolder, loadContent, marksOf, publishedAt } from '../derive/loadContent.ts'

/**
 * Builds the site in a working folder, which replaces `dist` at the end, so that a build that fails or is interrupted
 * leaves the last good one. A second build at the same time is refused.
 * @throws with the reason if a page cannot be rendered, the content holds a mistake or axe finds a violation
 */
export async function buildSite(report: Report, step: RunStep): Promise<void> {
  const site = publishedAt()
  const keep = readServiceWorker(process.env)
  await withBuildLock(workFolder, () => build(site, keep, report, step))
}

async function build(site: SiteAddress, keep: boolean, report: Report, step: RunStep) {
  await prepareFiles(site, step)
  await step('páginas', renderPages)
  await step('páginas acabadas', async () => {
    await addFilesBeside()
    await addPoliciesAndWorker(checkedPages(site), site, keep)
  })
  await Promise.all([
    step('copias comprimidas', () => compressTexts(siteFolder)),
    // For "npm test", whose audit looks at the same pages in a browser.
    process.env.AXE !== 'off' && step('axe en cada página', () => checkAccessibility(siteFolder)),
  ])
  await copyPages()
  // After the compression: hosts read these files and do not serve them.
  await writeFiles(siteFolder, hostFiles(hostRules(site, filesBelow(siteFolder))))
  replaceDist(siteFolder, distDir, `${workFolder}/previous`)
  const samples = marksOf().filter(({ kind }) => kind === 'sample').length
  const notes = [
    `hay ${readBuiltSite(distDir).pages.length} páginas en ${distDir}, para ${site.origin}${site.base}`,
    !keep &&
      'SERVICE_WORKER está en «off»: lo que guardan los navegadores de los visitantes se borra en su próxima visita',
    site.origin === sampleOrigin &&
      'falta la dirección del sitio, y las que salen son de ejemplo: «site» en event.yaml, o SITE_URL',
    samples > 0 &&
      `quedan ${samples} valores de ejemplo en ${contentFolder}: «npm run prelaunch» los lista`,
  ]
  for (const note of notes) if (note) report(note)
}

/** Adds the generated files and the licences, which name what the bundler has put into the script. */
async function addFilesBeside() {
  const licences = licenceList(readFileSync(path.join(siteFolder, bundledLicences), 'utf8'))
  tidy()
  await cp(generatedFolder, siteFolder, { recursive: true })
  await writeFiles(siteFolder, { [licencesFile]: licences })
}

/** @throws with all mistakes that only the whole site shows */
function checkedPages(site: SiteAddress) {
  const { pages, files } = readBuiltSite(siteFolder)
  const mistakes = findMistakes({ ...loadContent(), ...site, pages, files })
  if (mistakes.length > 0) throw new Error(`hay errores en las páginas:\n${mistakes.join('\n')}`)
  return pages
}

/** Gives each page its policy and its revision, and the site the worker that keeps them. */
async function addPoliciesAndWorker(
  pages: readonly BuiltPage[],
  site: SiteAddress,
  keep: boolean,
): Promise<void> {
  const content = loadContent()
  const locked = pages.map(({ file, html, document }) => {
    const whole = addContentPolicy(html, contentPolicy(document, content))
    const mark = revisionMark(hashOf(whole))
    return [file, replaceOnce(whole, ' data-page="', ` ${mark} data-page="`)] as const
  })
  await writeFiles(siteFolder, Object.fromEntries(locked))
  await makeServiceWorker(siteFolder, site, keep)
}

/**
 * Publishes `programa/index.html` as `programa.html` too. Hosts that take no rules look for either and redirect to the
 * address of the one that they find; where both are, every one of them answers `/programa` and `/programa/` at once.
 */
async function copyPages() {
  const pages = filesBelow(siteFolder).filter((file) => /.\/index\.html(?:\.br|\.gz)?$/.test(file))
  await Promise.all(
    pages.map((file) =>
      cp(path.join(siteFolder, file), path.join(siteFolder, file.replace('/index.html', '.html'))),
    ),
  )
}

async function renderPages() {
  rmSync(siteFolder, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const { exitCode, output } = await runTool('vite-react-ssg', ['build'], { env })
  if (exitCode !== 0) throw new Error(`no se han podido hacer las páginas.\n${output}`)
}

/** Puts the fallback pages at the root and removes the generator's own notes. */
function tidy() {
  for (const file of fallbackPages) {
    const folder = path.join(siteFolder, path.parse(file).name)
    renameSync(path.join(folder, 'index.html'), path.join(siteFolder, file))
    rmSync(folder, { recursive: true })
  }
  const notes = readdirSync(siteFolder).filter((name) => /^\.vite$|^static-loader-data/.test(name))
  for (const name of notes) rmSync(path.join(siteFolder, name), { recursive: true })
}
