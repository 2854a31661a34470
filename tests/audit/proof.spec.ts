// The audit names a fault for each of its rules, and nothing that is right.
import { expect, type Page } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { rules } from '../../scripts/audit/rules.ts'
import { viewsOf } from '../../scripts/audit/states.ts'
import { findingsOf } from '../../scripts/audit/verdict.ts'
import { isAll } from '../support/all.ts'
import {
  type Fault,
  type Planted,
  plant,
  plantedFaults,
  rightConstructs,
} from '../support/plant.ts'
import { origin, stateAt, test, viewOf } from './tab.ts'

/** The rules that name something in a page with the fault, looked at only in its view and by its behaviour. */
async function namedBy(tab: Page, { at, view, use, ...fault }: Fault): Promise<string[]> {
  const state = stateAt(at)
  const isWalked = use === 'walk'
  if (use && !isWalked) expect(state.use).toContain(use)
  await plant(tab, fault)
  const results = await checkState(
    tab,
    { ...state, views: [{ ...viewOf(view), isWalked }], use: use && !isWalked ? [use] : [] },
    origin(),
  )
  return results.filter(({ findings }) => findings.length > 0).map(({ rule }) => rule)
}

/** As many in `npm test` as show that each way of looking works. */
const looked = plantedFaults.filter((_, index) => isAll || index % 5 === 0)

for (const fault of looked) {
  test(`names ${fault.fault}`, async ({ tab }) => {
    const rule = fault.by.startsWith('axe') ? fault.by : `propia ${fault.by}`
    expect(await namedBy(tab, fault)).toContain(rule)
  })
}

test('has a planted fault for each of its rules', () => {
  const own = Object.entries(rules.own).filter(([, { advice }]) => !advice)
  const named = new Set(plantedFaults.map(({ by }) => by))
  expect(own.map(([name]) => name).filter((name) => !named.has(name))).toEqual([])
})

test('finds nothing in what is right, however it is looked at', async ({ tab }) => {
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
