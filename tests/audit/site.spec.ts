// Audits the event of src/content: every scene in one view, a phone's. `npm run audit` takes all views.
import { checkScene } from '../../scripts/tools/audit/checkScene.ts'
import { linesOf } from '../../scripts/build/render/findings.ts'
import { scenesOfSite } from '../../scripts/tools/audit/scenes.ts'
import { views } from '../../scripts/tools/audit/views.ts'
import { content, distDir } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'

/** Other sites that scenes contact: the map's and, if the event has a form service, the service's. */
const otherSites = ['https://www.openstreetmap.org']
if (content.formService) otherSites.push(content.formService.address)
const hosts = otherSites.map((address) => new URL(address).host)

test.use({ visited: 'CONTENT', moment: null, hosts })

/** Live regions: elements whose changes screen readers may say while the focus is elsewhere. */
const liveRegions = '[aria-live], output, [role=status], [role=alert], [role=log], [role=timer]'

/** The live regions that the site is meant to have. */
const expectedRegions = [
  // The title of a page that a link has shown, and the hint that the tab is outdated.
  '#root > [role=status]',
  // The share menu: that the address was copied.
  'details li > [role=status]',
  // Whether a form was sent.
  'form ~ :is([role=status], [role=alert])',
  // Whether a frame has loaded.
  'section:has(iframe) [role=status]',
  // The visitor's poster.
  '#cartel [role=status]',
  // The countdown. Screen readers leave a timer's changes unsaid.
  'main > header [role=timer]:not([aria-live])',
].join()

/** Elements that are not in Spanish. The specification wants the main part of the page for unknown addresses in English. */
const foreignElements = '[lang]:not(html, [lang=es], [data-page="/404"] main)'

/** The audit's first view, a phone's. */
const phone = views[0]!

for (const scene of scenesOfSite(content, distDir)) {
  // `checksTabOrder` is about pages as they arrive. To save time the Tab key then goes through the home page alone: the other
  // pages arrive with links, and with controls that are in other scenes, too. Other scenes ignore `checksTabOrder`, and the
  // Tab key goes through each of them (checkScene.ts).
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
