import type { Page } from '@playwright/test'
import { appHasStarted } from '../../scripts/lib/app-started.ts'
import type { Fault } from '../fixtures/planted-faults/faults.ts'

/** Runs in each page before its own script. */
function waitAndChange({ css, change, started }: { css: string; change: string; started: string }) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const each = (selector: string, work: (element: Element) => void) => {
    const done = new Set<Element>()
    const look = () => {
      for (const element of document.querySelectorAll(selector)) {
        if (done.has(element)) continue
        done.add(element)
        work(element)
      }
    }
    look()
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }
  const hasStarted = new Function(`return (${started})()`) as () => boolean
  const makeChange = () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    new Function('each', change)(each)
  }
  const timer = setInterval(() => {
    if (!document.body || !hasStarted()) return
    clearInterval(timer)
    makeChange()
  }, 5)
}

/** Plants a fault into the pages that a tab opens from now on. */
export async function plant(page: Page, { css = '', script = '' }: Fault): Promise<void> {
  await page.addInitScript(waitAndChange, { css, change: script, started: String(appHasStarted) })
}
