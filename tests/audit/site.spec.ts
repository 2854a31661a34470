// The delivered site's states, in one window. `npm run audit` takes all views.
import { checkState } from '../../scripts/audit/check-state.ts'
import { type AuditFinding, linesOf } from '../../scripts/audit/findings.ts'
import { auditStates, type State, views } from '../../scripts/audit/states.ts'
import { expect, test } from '../support/fixtures.ts'

/** As they arrive, the other pages show the controls of these states, or links. */
const isWalked = ({ path, part }: State) => path === '/' || part !== 'html'

const states = auditStates().map((state) =>
  isWalked(state) ? state : { ...state, walked: undefined },
)

test.use({ moment: null, hosts: ['www.openstreetmap.org'] })

// Time for the home page's states on a busy machine.
test.setTimeout(300_000)

for (const path of new Set(states.map((state) => state.path))) {
  test(`audit of ${path}`, async ({ page, watch, baseURL }) => {
    // The walk listens to it.
    watch.ignoreConsole()
    const findings: AuditFinding[] = []
    for (const state of states.filter((one) => one.path === path))
      findings.push(...(await checkState(page, state, String(baseURL), views.slice(0, 1))))
    expect(linesOf(findings)).toEqual([])
  })
}
