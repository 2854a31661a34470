import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { appHasStarted } from '../../scripts/lib/app-started.ts'

/** What is planted into a page. */
export type Planted = Partial<Readonly<Record<'css' | 'html' | 'script', string>>>

/** A row of faults.yaml, which explains the fields. */
export type Fault = Planted &
  Readonly<Record<'fault' | 'by', string>> &
  Partial<Readonly<Record<'at' | 'view' | 'use' | 'where', string>>> & {
    readonly isQuick?: boolean
  }

const read = (name: string): unknown =>
  parse(readFileSync(`tests/fixtures/planted-faults/${name}.yaml`, 'utf8'))

export const plantedFaults = read('faults') as readonly Fault[]

/** Constructs that are right, as HTML by their names, and the script that some need. */
export const rightConstructs = read('right') as Readonly<
  Record<string, string | Required<Pick<Planted, 'html' | 'script'>>>
>

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
  const timer = setInterval(() => {
    if (document.readyState !== 'complete' || !hasStarted()) return
    clearInterval(timer)
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    new Function('each', change)(each)
  }, 5)
}

/** Plants something in all pages that a tab opens from now on; HTML, at the end of the content. */
export async function plant(page: Page, { css = '', html = '', script = '' }: Planted) {
  const add = `each('main', (e) => e.insertAdjacentHTML('beforeend', ${JSON.stringify(html)}))`
  const change = html ? `${add}\n${script}` : script
  await page.addInitScript(waitAndChange, { css, change, started: String(appHasStarted) })
}
