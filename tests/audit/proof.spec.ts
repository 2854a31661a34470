// The audit names what is wrong: faults are planted into a page, and have to be found in their place.
import type { Page } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { auditStates, views } from '../../scripts/audit/states.ts'
import { expect, test } from '../support/fixtures.ts'

/**
 * - an image without an alternative, a link that is pale under the pointer, a heading that is cut when it is spaced, a
 *   footer that is too wide
 * - a bar over what has the focus, a ring that cannot be seen
 * - a link that Tab misses, a field from which Tab leads back, a last control that takes the Tab key
 */
const planted = `<img src="/icon-192.png" width="96" height="96">
<a id="missed" href="/">Ayuda</a><button id="last">Ya</button><div class="bar"></div><style>
footer a:hover { color: rgb(128 128 128 / 20%) !important }
h2 { width: fit-content; overflow: hidden; white-space: nowrap }
footer { width: 900px }
.bar { position: fixed; inset: auto 0 0; height: 35vh; background: #fff; z-index: 9 }
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

/** What is named, "rule @ place", in a state of /contacto that is changed. */
async function foundIn(
  page: Page,
  site: string | undefined,
  name: string,
  change: () => Promise<unknown>,
) {
  const state = auditStates().find((one) => one.path === '/contacto' && one.name === name)
  if (!state) throw new Error(`There is no state «${name}».`)
  const steps = async () => {
    await state.steps?.(page)
    await change()
    // What is gone now does not come.
    page.setDefaultTimeout(3000)
  }
  const findings = await checkState(page, { ...state, steps }, String(site), views.slice(0, 1))
  return findings.map(({ rule, target }) => `${rule} @ ${target}`)
}

// The site's policy would refuse what is planted.
test.use({ bypassCSP: true, moment: null })

test('names planted faults', async ({ page, baseURL }) => {
  const found = await foundIn(page, baseURL, 'al llegar', () => page.evaluate(plant, planted))
  for (const fault of [
    /^axe image-alt @ img$/,
    /^propia contraste @ a «/,
    /^propia espaciado @ h2/,
    /^propia desplazamiento @ /,
    /^propia foco visible @ button «Env/,
    /^propia foco visible @ a «/,
    /^propia recorrido @ #missed$/,
    /^propia recorrido @ .*nombre$/,
    /^propia recorrido @ #last$/,
  ])
    expect.soft(found).toContainEqual(expect.stringMatching(fault))
})

test('names a state that no key reaches', async ({ page, baseURL }) => {
  const remove = () =>
    page
      .locator('form ~ div')
      .first()
      .evaluate((thanks) => thanks.remove())
  const found = await foundIn(page, baseURL, 'formulario enviado', remove)
  expect(found).toEqual([expect.stringMatching(/^propia alcance @ /)])
})
