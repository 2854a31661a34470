// The audit names what is wrong: faults are planted into a page, and have to be found in their place.
import type { Page } from '@playwright/test'
import path from 'node:path'
import { checkScene } from '../../scripts/audit/check-scene.ts'
import { linesOf } from '../../scripts/audit/findings.ts'
import { auditScenes, scenesOf } from '../../scripts/audit/scenes.ts'
import { views } from '../../scripts/audit/views.ts'
import { readSiteContent } from '../../scripts/derive/loadContent.ts'
import { sites } from '../support/built-sites.ts'
import { evento } from '../support/evento.ts'
import { expect, test } from '../support/fixtures.ts'

const formAddress = String(evento.delivery?.address)

/**
 * - an image without an alternative, a link that is pale under the pointer, a heading that is cut when it is spaced, a
 *   footer that is too wide, a part in another language, a bar that speaks, a link that low windows lack
 * - a bar over what has the focus, a ring that cannot be seen
 * - a link that Tab misses, a field from which Tab leads back, a last control that takes the Tab key
 */
const planted = `<img src="/icon-192.png" width="96" height="96">
<a id="missed" href="/">Ayuda</a><button id="last" lang="en">Ya</button>
<div id="bar" aria-live="assertive"></div><style>
footer a:hover { color: rgb(128 128 128 / 20%) !important }
h2 { width: fit-content; overflow: hidden; white-space: nowrap }
footer { width: 900px }
@media (max-height: 450px) { #missed { display: none } }
#bar { position: fixed; inset: auto 0 0; height: 35vh; background: #fff; z-index: 9 }
form button:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }</style>`

/** Runs in the page. */
const plant = (html: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
  for (const one of document.querySelectorAll('h2')) one.style.maxWidth = `${one.offsetWidth}px`
  const [missed, field, first, last] = ['#missed', 'textarea', 'form input', '#last'].map((part) =>
    document.querySelector<HTMLElement>(part),
  )
  missed?.addEventListener('focus', () => last?.focus())
  const back = (event: Event) => {
    event.preventDefault()
    first?.focus()
  }
  field?.addEventListener('keydown', back, { once: true })
  last?.addEventListener('keydown', (event) => event.preventDefault())
}

/** What is named in a scene that is changed: "rule (criteria) @ place". */
async function foundIn(
  page: Page,
  site: string | undefined,
  named: string,
  change: () => Promise<unknown>,
) {
  const scene = auditScenes().find((one) => `${one.path} · ${one.name}` === named)
  if (!scene) throw new Error(`There is no scene «${named}».`)
  const steps = async () => {
    await scene.steps?.(page)
    await change()
    // What is gone now does not come.
    page.setDefaultTimeout(3000)
  }
  const findings = await checkScene(page, { ...scene, steps }, String(site), views.slice(0, 1))
  return findings.map(({ rule, criteria, target }) => `${rule} (${criteria.join()}) @ ${target}`)
}

// The site's policy would refuse what is planted.
test.use({ visited: 'CONTENT', bypassCSP: true, moment: null })

test('names planted faults', async ({ page, baseURL }) => {
  const change = () => page.evaluate(plant, planted)
  const found = await foundIn(page, baseURL, '/contacto · al llegar', change)
  for (const fault of [
    /^axe image-alt \(1.1.1\) @ img$/,
    /^propia contraste \(1.4.3\) @ a «/,
    /^propia espaciado \(1.4.12\) @ h2/,
    /^propia desplazamiento \(1.4.10\) @ /,
    /^propia idioma \(3.1.2\) @ #last$/,
    /^propia voz \(4.1.3\) @ #bar$/,
    /^propia pérdida \(1.4.4\) @ #missed$/,
    /^propia foco visible \(.*\) @ button «Env/,
    /^propia foco visible \(.*\) @ a «/,
    /^propia recorrido \(.*\) @ #missed$/,
    /^propia recorrido \(.*\) @ .*nombre$/,
    /^propia recorrido \(.*\) @ #last$/,
  ])
    expect.soft(found).toContainEqual(expect.stringMatching(fault))
})

test('names a scene that no key opens', async ({ page, baseURL }) => {
  const disarm = () =>
    page.locator('form button').evaluate((one) => one.setAttribute('type', 'button'))
  const found = await foundIn(page, baseURL, '/contacto · formulario enviado', disarm)
  expect(found).toEqual([expect.stringContaining('propia escena (2.1.1) @ main:has(')])
})

test('names a control that is missing, and no criterion', async ({ page, baseURL }) => {
  const remove = () => page.locator('form button').evaluate((one) => one.remove())
  const found = await foundIn(page, baseURL, '/contacto · formulario enviado', remove)
  expect(found).toEqual(['propia escena () @ form button'])
})

test('names a poster without an alternative', async ({ page, baseURL }) => {
  const observe = () =>
    page.evaluate(() =>
      new MutationObserver(() =>
        document.querySelector('#cartel img')?.removeAttribute('alt'),
      ).observe(document.body, { subtree: true, childList: true, attributes: true }),
    )
  const found = await foundIn(page, baseURL, '/entradas · cartel con un nombre', observe)
  expect(found).toEqual([expect.stringMatching(/^axe image-alt \(1.1.1\) @ /)])
})

test.describe('an event whose forms are sent', () => {
  test.use({ visited: 'EVENTO', hosts: [new URL(formAddress).host] })

  test('is audited without a message to its service', async ({ page, baseURL, watch }) => {
    watch.ignoreConsole()
    const content = readSiteContent(path.join(path.dirname(sites.EVENTO.dist), 'event'))
    const scenes = scenesOf(content, []).filter((one) => one.path === '/contacto')
    const fates: (string | undefined)[] = []
    page.on('requestfailed', (request) => {
      if (request.url() === formAddress) fates.push(request.failure()?.errorText)
    })
    for (const scene of scenes) {
      const findings = await checkScene(page, scene, String(baseURL), views.slice(0, 1))
      expect.soft(linesOf(findings)).toEqual([])
    }
    expect(fates).toEqual([expect.stringContaining('BLOCKED_BY_CLIENT')])
  })
})
