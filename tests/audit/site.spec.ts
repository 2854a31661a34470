// The scenes of what src/content holds, in one window. `npm run audit` takes all views.
import { checkScene } from '../../scripts/tools/audit/check-scene.ts'
import { linesOf } from '../../scripts/build/render/findings.ts'
import { auditScenes } from '../../scripts/tools/audit/scenes.ts'
import { views } from '../../scripts/tools/audit/views.ts'
import { content, distDir } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'

const map = 'https://www.openstreetmap.org'
const hosts = [map, content.delivery?.address ?? map].map((address) => new URL(address).host)

test.use({ visited: 'CONTENT', moment: null, hosts })

const live = '[aria-live], output, [role=status], [role=alert], [role=log], [role=timer]'

/**
 * Elements that screen readers announce by themselves: the title after a visit, the line of an outdated tab, the result of
 * copying an address, of a form, of a frame, and of the visitor poster. A timer is silent.
 */
const speaking = `#root > [role=status], details li > [role=status], form ~ :is([role=status], [role=alert]),
section:has(iframe) [role=status], #cartel [role=status], main > header [role=timer]:not([aria-live])`

/** A text in another language. The specification has the page for unknown addresses in English. */
const foreign = '[lang]:not(html, [lang=es], [data-page="/404"] main)'

for (const scene of auditScenes(content, distDir)) {
  // As they arrive, pages but home show the controls of their scenes, or links.
  const looks = views.slice(0, 1).map((view) => ({ ...view, checksTabOrder: scene.path === '/' }))
  test(`audit of ${scene.path}, ${scene.name}`, async ({ page, watch, baseURL }) => {
    // Some scenes break the network, which the browser reports in the console.
    watch.ignoreConsole()
    const { findings } = await checkScene(page, scene, String(baseURL), looks)
    expect(linesOf(findings)).toEqual([])
    await expect(page.locator(foreign)).toHaveCount(0)
    await expect(page.locator(`:is(${live}):not(${speaking})`)).toHaveCount(0)
  })
}
