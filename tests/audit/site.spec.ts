// The delivered site's scenes, in one window. `npm run audit` takes all views.
import { checkScene } from '../../scripts/audit/check-scene.ts'
import { type AuditFinding, linesOf } from '../../scripts/audit/findings.ts'
import { auditScenes, type Scene } from '../../scripts/audit/scenes.ts'
import { views } from '../../scripts/audit/views.ts'
import { expect, test } from '../support/fixtures.ts'

/** As they arrive, the other pages show the controls of these scenes, or links. */
const isWalked = ({ path, part }: Scene) => path === '/' || part !== 'html'

const scenes = auditScenes().map((scene) =>
  isWalked(scene) ? scene : { ...scene, walked: undefined },
)

test.use({ visited: 'CONTENT', moment: null, hosts: ['www.openstreetmap.org'] })

// Time for the home page's scenes on a busy machine.
test.setTimeout(300_000)

for (const path of new Set(scenes.map((scene) => scene.path))) {
  test(`audit of ${path}`, async ({ page, watch, baseURL }) => {
    // The walk listens to it.
    watch.ignoreConsole()
    const findings: AuditFinding[] = []
    for (const scene of scenes.filter((one) => one.path === path))
      findings.push(...(await checkScene(page, scene, String(baseURL), views.slice(0, 1))))
    expect(linesOf(findings)).toEqual([])
  })
}
