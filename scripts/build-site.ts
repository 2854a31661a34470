import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { event } from '../src/content/event.ts'
import { legalLinks } from '../src/content/pages.ts'
import { samples } from '../src/content/samples.ts'
import type { SiteAddress } from '../src/lib/address.ts'
import { programmePdfName } from '../src/lib/programmeFile.ts'
import { notFoundFile, readBuiltSite } from './built-site.ts'
import { findMistakes } from './check-pages.ts'
import { fontDirectory, makeFonts } from './fonts.ts'
import { makeIcons } from './icons.ts'
import { programmePdf } from './programme-pdf.ts'
import { readSiteAddress, sampleOrigin } from './site-address.ts'

export const distDir = 'dist'

/** The generator's `build.outDir` (vite.config.ts). */
const siteDir = '.build/site'
const previousDir = '.build/previous'

/**
 * Builds the site into `dist`. All happens in a working folder that takes the place of `dist` at the end, so that a
 * build that fails or is interrupted leaves the last good one as it was.
 * @throws with the reason where a page cannot be rendered or the content holds a mistake.
 */
export async function buildSite(report: (line: string) => void): Promise<void> {
  const address = readSiteAddress(process.env)
  await makeFonts(fontDirectory)
  renderPages()
  tidy()
  await makeIcons(siteDir)
  await writeFile(path.join(siteDir, programmePdfName(event)), await programmePdf())
  const pageCount = checkPages(address)
  publish()
  report(`${pageCount} pages built and checked, for ${address.origin}${address.base}`)
  if (address.origin === sampleOrigin) {
    report('SITE_URL is not set: share tags carry a sample address (README, "Publish")')
  }
  if (samples.length > 0) {
    report(
      `${samples.length} sample values are left in src/content ("npm run prelaunch" lists them)`,
    )
  }
}

function renderPages() {
  rmSync(siteDir, { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync('npx', ['vite-react-ssg', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The pages could not be rendered.\n${stdout}\n${stderr}`)
}

/** Puts the not-found page where hosts look for it and leaves nothing of the generator's own notes. */
function tidy() {
  renameSync(path.join(siteDir, '404/index.html'), path.join(siteDir, notFoundFile))
  for (const name of readdirSync(siteDir)) {
    if (name === '404' || name === '.vite' || name.startsWith('static-loader-data')) {
      rmSync(path.join(siteDir, name), { recursive: true })
    }
  }
}

function checkPages({ origin, base }: SiteAddress): number {
  const site = readBuiltSite(siteDir)
  const mistakes = findMistakes(site, {
    origin,
    base,
    pagelessPaths: legalLinks.map((link) => link.path),
  })
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n${mistakes.join('\n')}`)
  return site.pages.length
}

function publish() {
  rmSync(previousDir, { recursive: true, force: true })
  if (existsSync(distDir)) renameSync(distDir, previousDir)
  renameSync(siteDir, distDir)
  rmSync(previousDir, { recursive: true, force: true })
}
