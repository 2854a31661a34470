// Audits the event of src/content: every scene in one view, a phone's. `npm run audit` audits the scenes in all views.
import { checkScene } from '../../scripts/tools/audit/checkScene.ts'
import { linesOf } from '../../scripts/build/render/findings.ts'
import { scenesOfSite } from '../../scripts/tools/audit/scenes.ts'
import { views } from '../../scripts/tools/audit/views.ts'
import { content, distDir } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'

/** Other sites that pages contact in a scene: OpenStreetMap and, if the event has one, the form service. */
const otherSites = ['https://www.openstreetmap.org']
if (content.formService) otherSites.push(content.formService.address)
const hosts = otherSites.map((address) => new URL(address).host)

test.use({ visited: 'CONTENT', moment: null, hosts })

/** Live regions: elements whose changes screen readers may say while the focus is elsewhere. */
const liveRegions = '[aria-live], output, [role=status], [role=alert], [role=log], [role=timer]'

/** The live regions that the site is meant to have. */
const expectedRegions = [
  // The title of the page after a link, and the hint that the tab is outdated.
  '#root > [role=status]',
  // The share menu's message that the address was copied.
  'details li > [role=status]',
  // Whether a form was sent.
  'form ~ :is([role=status], [role=alert])',
  // Whether a frame has loaded.
  'section:has(iframe) [role=status]',
  // The visitor's poster.
  '#cartel [role=status]',
  // The countdown. Screen readers do not announce the changes of a timer.
  'main > header [role=timer]:not([aria-live])',
].join()

/** Elements that are not in Spanish. The specification demands English in the <main> of the page for unknown addresses. */
const foreignElements = '[lang]:not(html, [lang=es], [data-page="/404"] main)'

/** The audit's first view, a phone's. */
const phone = views[0]!

for (const scene of scenesOfSite(content, distDir)) {
  // To save time the home page is the only fresh page (`isFreshPage` in scenes.ts) through which the Tab key goes. The other
  // fresh pages have links, and controls that are in other scenes, too. The Tab key goes through every scene that is no fresh
  // page, whatever `checksTabOrder` says (checkScene.ts).
  const view = { ...phone, checksTabOrder: scene.path === '/' }
  test(`audit of ${scene.path}, ${scene.name}`, async ({ page, watch, baseURL }) => {
    // tests/e2e/everyRoute.spec.ts expects an empty console of every page.
    watch.ignoreConsole()
    const { findings } = await checkScene(page, scene, String(baseURL), [view])
    expect(linesOf(findings)).toEqual([])
    await expect(page.locator(foreignElements)).toHaveCount(0)
    const unexpectedRegions = page.locator(`:is(${liveRegions}):not(${expectedRegions})`)
    await expect(unexpectedRegions).toHaveCount(0)
  })
}
