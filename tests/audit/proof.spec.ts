// The audit names what is wrong: faults are planted into a page, and have to be found in their place.
import type { Page } from '@playwright/test'
import { checkScene } from '../../scripts/tools/audit/check-scene.ts'
import { linesOf } from '../../scripts/build/render/findings.ts'
import { scenesOf, views } from '../../scripts/tools/audit/scenes.ts'
import { evento } from '../support/evento.ts'
import { expect, test } from '../support/fixtures.ts'

const scenes = scenesOf(evento, ['/contacto']).filter(({ path }) => path === '/contacto')

/**
 * - an image without an alternative, a link that is pale under the pointer, a heading that is cut when it is spaced, a
 *   footer that is too wide
 * - a bar over what has the focus, a ring that cannot be seen
 * - a link that Tab misses, a last control that takes the Tab key
 */
const planted = `<img src="icon-192.png" width="96" height="96">
<a id="missed" href="/">Ayuda</a><button id="last">Ya</button><div id="bar"></div><style>
footer a:hover { color: rgb(128 128 128 / 20%) !important }
h2 { width: fit-content; overflow: hidden; white-space: nowrap }
footer { width: 900px }
#bar { position: fixed; inset: auto 0 0; height: 35vh; background: #fff; z-index: 9 }
form button:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }</style>`

/** Runs in the page. */
const plant = (html: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
  for (const one of document.querySelectorAll('h2')) one.style.maxWidth = `${one.offsetWidth}px`
  const last = document.querySelector<HTMLElement>('#last')
  document.querySelector('#missed')?.addEventListener('focus', () => last?.focus())
  last?.addEventListener('keydown', (event) => event.preventDefault())
}

/** What is named in a scene of /contacto that is changed: "rule (criteria) @ place". */
async function foundIn(page: Page, site: unknown, named: string, change: () => Promise<unknown>) {
  const scene = scenes.find(({ name }) => name === named)
  if (!scene) throw new Error(`There is no scene «${named}».`)
  const steps = async () => {
    await scene.steps?.(page)
    await change()
    // What is gone now does not come.
    page.setDefaultTimeout(5000)
  }
  const findings = await checkScene(page, { ...scene, steps }, String(site), views.slice(0, 1))
  return findings.map(({ rule, criteria, target }) => `${rule} (${criteria.join()}) @ ${target}`)
}

// The site's policy would refuse what is planted.
test.use({ bypassCSP: true, moment: null, hosts: ['formularios.example'] })

test('names planted faults', async ({ page, baseURL }) => {
  const change = () => page.evaluate(plant, planted)
  const found = await foundIn(page, baseURL, 'al llegar', change)
  for (const fault of [
    /^axe image-alt \(1.1.1\) @ img$/,
    /^axe color-contrast \(1.4.3\) @ /,
    /^propia espaciado \(1.4.12\) @ h2/,
    /^propia desplazamiento \(1.4.10\) @ /,
    /^propia foco visible \(.*\) @ button «Env/,
    /^propia foco visible \(.*\) @ a «/,
    /^propia recorrido \(.*\) @ #missed$/,
    /^propia recorrido \(.*\) @ #last$/,
  ])
    expect.soft(found).toContainEqual(expect.stringMatching(fault))
})

test('names a scene that no key opens', async ({ page, baseURL }) => {
  const disarm = () =>
    page.locator('form button').evaluate((one) => one.setAttribute('type', 'button'))
  const found = await foundIn(page, baseURL, 'formulario enviado', disarm)
  expect(found).toEqual([expect.stringContaining('propia escena (2.1.1) @ main:has(')])
})

test('audits forms without a message to their service', async ({ page, baseURL, watch }) => {
  watch.ignoreConsole()
  const fates: (string | undefined)[] = []
  page.on('requestfailed', (request) => fates.push(request.failure()?.errorText))
  for (const scene of scenes.filter(({ name }) => /enviado|sin respuesta/.test(name))) {
    const findings = await checkScene(page, scene, String(baseURL), views.slice(0, 1))
    expect.soft(linesOf(findings)).toEqual([])
  }
  // The other one was answered: the tests' browser finds no other host.
  expect(fates).toEqual(['net::ERR_FAILED'])
})
