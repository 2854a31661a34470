import type { Page } from '@playwright/test'
import { build } from 'vite'
import type * as tools from './in-page/tools.ts'

declare global {
  interface Window {
    /** What the audit does inside of a page. */
    audit: typeof tools
  }
}

let bundled: Promise<string> | undefined

/** The modules of `in-page` as one script. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL('in-page/tools.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'audit',
      },
    },
  })
  const [built] = [output].flat()
  if (!built || !('output' in built)) throw new Error('The tools of the audit were not bundled.')
  return `${built.output[0].code}\nwindow.audit = audit`
}

/** Puts the audit's tools into a page that has none yet. */
export async function addTools(page: Page): Promise<void> {
  if (await page.evaluate(() => 'audit' in window)) return
  bundled ??= bundle()
  await page.evaluate(await bundled)
}
