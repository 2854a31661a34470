// The audit names a fault for each of its rules, and nothing that is right.
import { expect, type Page } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { rules } from '../../scripts/audit/rules.ts'
import { viewsOf } from '../../scripts/audit/states.ts'
import { findingsOf } from '../../scripts/audit/verdict.ts'
import {
  type Fault,
  type Planted,
  plant,
  plantedFaults,
  rightConstructs,
} from '../support/plant.ts'
import { origin, stateAt, test, viewOf } from './tab.ts'

/** The rules that name something in a page with these faults, looked at only in their view and by their behaviour. */
async function namedBy(tab: Page, faults: readonly Fault[]): Promise<string[]> {
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
    .map(({ rule }) => rule.replace('propia ', ''))
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

test('names each fault that a page shows as it arrives', async ({ tab }) => {
  const faults = plantedFaults.filter(isPlain)
  const named = await namedBy(tab, faults)
  expect(faults.filter(({ by }) => !named.includes(by)).map(({ fault }) => fault)).toEqual([])
})

for (const fault of plantedFaults.filter((one) => !isPlain(one))) {
  test(`names ${fault.fault}${fault.isQuick ? '' : ' @all'}`, async ({ tab }) => {
    expect(await namedBy(tab, [fault])).toContain(fault.by)
  })
}

test('has a planted fault for each of its rules', () => {
  const named = new Set(plantedFaults.map(({ by }) => by))
  expect(Object.keys(rules.own).filter((name) => !named.has(name))).toEqual([])
})
