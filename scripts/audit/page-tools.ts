import type { Browser, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type * as tools from './in-page/tools.ts'
import { rules } from './rules.ts'

declare global {
  interface Window {
    /** What the audit does inside of a page. */
    audit: typeof tools
    /** What the page wants to do later. */
    waiting: { readonly work: () => void; readonly repeats: boolean }[]
  }
}

/** Runs before a page's own script: keeps what is to be done after the moment at which everything has arrived. */
function keepTimers() {
  window.waiting = []
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window) as (...args: unknown[]) => number
    const kept = (work: unknown, delay = 0, ...args: unknown[]) => {
      if (delay >= 1500 && typeof work === 'function')
        window.waiting.push({ work: () => void work(...args), repeats: name === 'setInterval' })
      return original(work, delay, ...args)
    }
    Object.assign(window, { [name]: kept })
  }
}

/** A tab for one state after the other: the files that they share are read and compiled once. */
export async function openTab(browser: Browser, options = {}): Promise<Page> {
  // A worker would fill its storage for visits that never come.
  const own = { locale: 'es-ES', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...own, ...options })
  await context.addInitScript(keepTimers)
  return context.newPage()
}

let bundled: Promise<string> | undefined

/** The modules of `in-page`, and the rules, as one script. */
async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { RULES: JSON.stringify(rules) },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('in-page/tools.ts', import.meta.url)),
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
