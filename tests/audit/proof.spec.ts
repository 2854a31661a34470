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
