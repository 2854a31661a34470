import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressTexts } from '../publish/compress.ts'
import { filesBelow, readBuiltSite } from '../lib/built-site.ts'

/** Scripts that run. Structured data is text that a page without script carries as well. */
const runningScripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>\n?/g

const linksThatFetchScript =
  /<link\b(?=[^>]*(?:\brel="(?:modulepreload|prefetch)"|\bas="script"))[^>]*>\n?/g

/**
 * The same page without script: what a static page of this content costs at the least.
 * @throws if there was no script to remove, because the comparison would compare nothing
 */
export function withoutScript(html: string): string {
  const bare = html.replace(runningScripts, '').replace(linksThatFetchScript, '')
  if (bare === html) throw new Error('A page holds no script, so its twin would be itself.')
  return bare
}

/** Copies a built site without any of its script into an empty folder. */
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
