// The audit names a fault for each of its rules, and nothing that is right.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { checkState } from '../../scripts/audit/check-state.ts'
import { rules } from '../../scripts/audit/rules.ts'
import { appHasStarted } from '../../scripts/lib/app-started.ts'
import { viewsOf } from '../../scripts/audit/states.ts'
import { findingsOf } from '../../scripts/audit/verdict.ts'
import { origin, stateAt, test, viewOf } from './tab.ts'

/** What is planted into a page. */
type Planted = Partial<Readonly<Record<'css' | 'html' | 'script', string>>>

/** A row of faults.yaml, which explains the fields. */
type Fault = Planted &
  Readonly<Record<'fault' | 'by', string>> &
  Partial<Readonly<Record<'at' | 'view' | 'use' | 'where', string>>> & {
    readonly isQuick?: boolean
  }

const read = (name: string): unknown =>
  parse(readFileSync(`tests/fixtures/planted-faults/${name}.yaml`, 'utf8'))

const plantedFaults = read('faults') as readonly Fault[]

/** Constructs that are right, as HTML by their names, and the script that some need. */
const rightConstructs = read('right') as Readonly<
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
async function plant(page: Page, { css = '', html = '', script = '' }: Planted) {
  const add = `each('main', (e) => e.insertAdjacentHTML('beforeend', ${JSON.stringify(html)}))`
  const change = html ? `${add}\n${script}` : script
  await page.addInitScript(waitAndChange, { css, change, started: String(appHasStarted) })
}

type Named = { readonly rule: string; readonly targets: readonly string[] }

/** What the rules name in a page with these faults, looked at only in their view and by their behaviour. */
async function namedIn(tab: Page, faults: readonly Fault[]): Promise<readonly Named[]> {
  const [{ at, view, use } = {}] = faults
  const state = stateAt(at)
  const isWalked = use === 'walk'
  if (use && !isWalked) expect(state.use).toContain(use)
  for (const fault of faults) await plant(tab, fault)
  const results = await checkState(
    tab,
    { ...state, views: [{ ...viewOf(view), isWalked }], use: use && !isWalked ? [use] : [] },
    origin(),
  )
  return results
    .filter(({ findings }) => findings.length > 0)
    .map(({ rule, findings }) => ({
      rule: rule.replace('propia ', ''),
      targets: findings.map(({ target }) => target),
    }))
}

test('finds nothing in what is right, however it is looked at @all', async ({ tab }) => {
  const all = Object.values(rightConstructs).map((one) =>
    typeof one === 'string' ? { html: one } : one,
  )
  expect(all.length).toBeGreaterThanOrEqual(40)
  await plant(tab, {
    html: `<div class="flow">${all.map(({ html }) => html).join('\n')}</div>`,
    script: all.map(({ script = '' }: Planted) => `{ ${script} }`).join('\n'),
  })
  const state = stateAt('/contacto')
  expect(
    findingsOf(await checkState(tab, { ...state, views: viewsOf('arrival') }, origin())),
  ).toEqual([])
})

const isPlain = ({ at, view, use }: Fault) => !at && !view && !use

test('names each fault that a page shows as it arrives, in its place', async ({ tab }) => {
  const faults = plantedFaults.filter(isPlain).map(({ html, ...fault }, i) => ({
    where: `#fault-${i}`,
    ...fault,
    ...(html && { html: `<div id="fault-${i}">${html}</div>` }),
  }))
  const named = await namedIn(tab, faults)
  const missed = faults.filter(
    ({ by, where }) =>
      !named.some(({ rule, targets }) => rule === by && targets.some((one) => one.includes(where))),
  )
  expect(missed.map(({ fault }) => fault)).toEqual([])
})

for (const fault of plantedFaults.filter((one) => !isPlain(one))) {
  test(`names ${fault.fault}${fault.isQuick ? '' : ' @all'}`, async ({ tab }) => {
    const named = await namedIn(tab, [fault])
    expect(named.map(({ rule }) => rule)).toContain(fault.by)
  })
}

test('has a planted fault for each of its rules', () => {
  const named = new Set(plantedFaults.map(({ by }) => by))
  expect(Object.keys(rules.own).filter((name) => !named.has(name))).toEqual([])
})
