import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { appHasStarted } from '../../scripts/lib/app-started.ts'

/** A row of faults.yaml. */
export type Fault = {
  readonly fault: string
  readonly criterion: string
  readonly path: string
  readonly state?: string
  readonly css?: string
  readonly script?: string
}

const file = 'tests/fixtures/planted-faults/faults.yaml'

export const plantedFaults = parse(readFileSync(file, 'utf8')) as readonly Fault[]

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
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const add = (html: string, selector: string) =>
      each(selector, (element) => element.insertAdjacentHTML('beforeend', html))
    new Function('each', 'add', change)(each, add)
  }
  const timer = setInterval(() => {
    if (document.readyState !== 'complete' || !hasStarted()) return
    clearInterval(timer)
    makeChange()
  }, 5)
}

/** Plants a fault in all pages that a tab opens from now on. */
export async function plant(page: Page, { css = '', script = '' }: Fault): Promise<void> {
  await page.addInitScript(waitAndChange, { css, change: script, started: String(appHasStarted) })
}
