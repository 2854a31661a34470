import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressTexts } from '../build/compress.ts'
import { filesBelow, notFoundFile, offlineFile, readBuiltSite } from '../lib/built-site.ts'

/** Names of the measured site and its twin on the bench's server. */
export const siteName = 'sitio'
export const twinName = 'gemelo'

/** A page as the bench visits it. */
export type Subject = {
  /** How tables name it: its path, or "404". */
  readonly name: string
  /** Address below the site's root, without a leading slash. */
  readonly address: string
  /**
   * The same, answered with 200: the not-found page as a file. Browsers keep no answer of status 404 (Chromium:
   * HTTPStatusNotOK), and Lighthouse takes points off for one.
   */
  readonly addressOfFile: string
}

export const homeName = '/'
export const notFoundName = '404'

const notFound = { name: notFoundName, address: 'no-existe', addressOfFile: notFoundFile }

export function subjectAt(name: string): Subject {
  const address = name.slice(1)
  return { name, address, addressOfFile: address }
}

/** Every page of a built site that the network brings: home first, the not-found page last. */
export function subjectsOf(dir: string): Subject[] {
  const subjects = readBuiltSite(dir)
    .pages.filter(({ file }) => file !== offlineFile)
    .map((page) => (page.path === null ? notFound : subjectAt(page.path)))
  const rank = ({ name }: Subject) => (name === homeName ? 0 : name === notFoundName ? 2 : 1)
  return subjects.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

/** Scripts that run. Structured data is text that a page without script carries as well. */
const runningScripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>\n?/g

const linksThatFetchScript =
  /<link\b(?=[^>]*(?:\brel="(?:modulepreload|prefetch)"|\bas="script"))[^>]*>\n?/g

/**
 * The same page without script: what a static page of this content costs at the least.
 * @throws if there was no script to remove, because the comparison would compare nothing.
 */
export function withoutScript(html: string): string {
  const bare = html.replace(runningScripts, '').replace(linksThatFetchScript, '')
  if (bare === html) throw new Error('A page holds no script, so its twin would be itself.')
  return bare
}

/** Copies a built site without any of its script into an empty folder; pages that only lead on never had any. */
export async function makeTwin(siteDir: string, twinDir: string): Promise<void> {
  cpSync(siteDir, twinDir, { recursive: true })
  for (const name of filesBelow(twinDir)) {
    if (/\.(?:js|br|gz)$/.test(name)) rmSync(path.join(twinDir, name))
  }
  for (const { file, html } of readBuiltSite(siteDir).pages) {
    writeFileSync(path.join(twinDir, file), withoutScript(html))
  }
  await compressTexts(twinDir)
}
