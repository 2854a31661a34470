// How many barriers of a public list the audit names, in one page that holds them all. The list is written into reports.
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { barriers, plant } from '../support/plant.ts'
import { origin, stateAt, test, viewOf } from './tab.ts'

const rows = Object.entries(barriers).flatMap(([criteria, own]) =>
  Object.entries(own).map(([name, html]) => ({ name, html, criteria: criteria.split(' ') })),
)

test('names most barriers of the public yardstick @all', async ({ tab }) => {
  const html = rows.map((row, index) => `<div data-barrier="${index}">${row.html}</div>`).join('\n')
  await plant(tab, { html })
  const views = ['320 px, claro', '1440 px, claro', 'texto al 200 %'].map(viewOf)
  const looked = views.map((view) => ({ ...view, isWalked: view.width === 1440 }))
  const use = ['pointer', 'restless', 'act']
  const results = await checkState(tab, { ...stateAt(), views: looked, use }, origin())
  const found = results.flatMap(({ criteria, rule, findings }) =>
    findings.map(({ target }) => ({ criteria, rule, target })),
  )
  const places = await tab.evaluate(
    (targets) =>
      targets
        .map((target) => document.querySelector(target)?.closest('[data-barrier]') ?? null)
        .map((box) => box && Number((box as HTMLElement).dataset.barrier)),
    found.map(({ target }) => target),
  )
  const lines = rows.map(({ name, criteria }, index) => {
    const own = found.filter((_, at) => places[at] === index)
    const by = own.find((one) => one.criteria.some((number) => criteria.includes(number)))
    return { name, criteria, by: by?.rule ?? null, touched: own[0]?.rule ?? null }
  })
  const text = lines.map(
    (one) => `| ${one.criteria.join(' ')} | ${one.name} | ${one.by ?? `– ${one.touched ?? ''}`} |`,
  )
  const named = lines.filter(({ by }) => by).length
  writeFileSync('reports/yardstick.md', `${named} of ${rows.length}\n\n${text.join('\n')}\n`)
  expect(named).toBeGreaterThanOrEqual(70)
})
