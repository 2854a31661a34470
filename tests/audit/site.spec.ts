// The delivered site's states, in one window. `npm run audit` takes all views.
import { expect, test } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { type AuditFinding, linesOf } from '../../scripts/audit/findings.ts'
import { auditStates, type State, views } from '../../scripts/audit/states.ts'

/** As they arrive, the other pages show the controls of these states, or links. */
const isWalked = ({ path, part }: State) => path === '/' || part !== 'html'

const states = auditStates().map((state) =>
  isWalked(state) ? state : { ...state, walked: undefined },
)

// Time for the home page's states on a busy machine.
test.setTimeout(300_000)

for (const path of new Set(states.map((state) => state.path))) {
  test(`audit of ${path}`, async ({ page }) => {
    const findings: AuditFinding[] = []
    const origin = process.env.E2E_DELIVERED ?? ''
    for (const state of states.filter((one) => one.path === path))
      findings.push(...(await checkState(page, state, origin, views.slice(0, 1))))
    expect(linesOf(findings)).toEqual([])
  })
}
