import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Scripts that run. Structured data is text that a page without script carries as well. */
const runningScripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>\n?/g

const linksThatFetchScript =
  /<link\b(?=[^>]*(?:\brel="(?:modulepreload|prefetch)"|\bas="script"))[^>]*>\n?/g

/**
 * The same page without script: what a static page of this content costs at the least.
 * @throws where there was no script to remove, because the comparison would compare nothing.
 */
export function withoutScript(html: string): string {
  const bare = html.replace(runningScripts, '').replace(linksThatFetchScript, '')
  if (bare === html) throw new Error('A page holds no script, so its twin would be itself.')
  return bare
}

/** Copies a built site without any of its script into a folder. */
export function makeTwin(siteDir: string, twinDir: string): void {
  rmSync(twinDir, { recursive: true, force: true })
  cpSync(siteDir, twinDir, { recursive: true })
  for (const name of readdirSync(twinDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(twinDir, name)
    if (name.endsWith('.js')) rmSync(file)
    else if (name.endsWith('.html')) writeFileSync(file, withoutScript(readFileSync(file, 'utf8')))
  }
}
