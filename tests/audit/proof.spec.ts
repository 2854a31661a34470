// The audit names what is wrong: faults are planted into pages, and have to be found in their place.
import { expect, test } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { auditStates, views } from '../../scripts/audit/states.ts'

type Planted = {
  readonly state: string
  readonly view: string
  readonly html?: string
  /** Runs in the page. */
  readonly script?: string
  /** What is named: "rule @ place", a piece of each. */
  readonly expected: readonly string[]
}

const planted: Readonly<Record<string, Planted>> = {
  'no alternative, pale links under the pointer, headings cut when spaced, a page too wide': {
    state: '/contacto · al llegar',
    view: '360 px, claro',
    html: `<img src="/icon-192.png" width="96" height="96"><style>
footer a:hover { color: rgb(128 128 128 / 20%) !important }
h2 { width: fit-content; overflow: hidden; white-space: nowrap }
footer { width: 900px }</style>`,
    script:
      'for (const one of document.querySelectorAll("h2")) one.style.maxWidth = `${one.offsetWidth}px`',
    expected: ['axe image-alt @ img', 'contraste @ a «', 'espaciado @ h2', 'desplazamiento @ '],
  },
  'a link that Tab misses, a bar over what has the focus': {
    state: '/faq · al llegar',
    view: '360 px, oscuro',
    html: `<div class="bar"></div><a id="missed" href="/">Ayuda</a><style>
.bar { position: fixed; inset: auto 0 0; height: 45vh; background: #fff; z-index: 9 }</style>`,
    script: 'missed.onfocus = () => document.querySelector("footer a").focus()',
    expected: ['foco visible @ summary', 'recorrido @ #missed'],
  },
  'a ring that vanishes in forced colours, a field from which Tab leads back once': {
    state: '/contacto · al llegar',
    view: 'colores forzados, claro',
    html: '<style>form button:focus-visible { outline-color: Canvas !important }</style>',
    script: `document.querySelector("textarea").addEventListener("keydown", (event) => {
  event.preventDefault()
  document.querySelector("form input").focus()
}, { once: true })`,
    expected: ['foco visible @ button', 'recorrido @ nombre'],
  },
  'a ring that cannot be seen in the open menu, whose last link takes the Tab key': {
    state: '/ · menú abierto',
    view: '360 px, claro',
    html: `<style>nav:popover-open { overflow: hidden }
nav:popover-open a:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }</style>`,
    script: 'document.querySelector("nav li:last-child a").onkeydown = () => false',
    expected: ['foco visible @ a «', 'recorrido @ a «'],
  },
  'a state that no key reaches': {
    state: '/contacto · formulario enviado',
    view: '360 px, claro',
    script: 'document.querySelector("form ~ div").remove()',
    expected: ['alcance @ '],
  },
}

// The site's policy would refuse what is planted.
test.use({ bypassCSP: true })

const states = auditStates()

for (const [what, { state: at, view, html = '', script = '', expected }] of Object.entries(
  planted,
)) {
  test(`names ${what}`, async ({ page }) => {
    const state = states.find(({ path, name }) => `${path} · ${name}` === at)
    if (!state) throw new Error(`There is no state «${at}».`)
    const steps = async () => {
      await state.steps?.(page)
      await page.evaluate(
        (markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup),
        html,
      )
      await page.evaluate(script)
      // What is gone now does not come.
      page.setDefaultTimeout(3000)
    }
    const looks = views.filter(({ name }) => name === view)
    const origin = process.env.E2E_DELIVERED ?? ''
    const findings = await checkState(page, { ...state, steps }, origin, looks)
    const found = findings.map(({ rule, target }) => `${rule} @ ${target}`)
    for (const fault of expected) {
      const [rule, place] = fault.split(' @ ')
      expect(found).toContainEqual(expect.stringMatching(`${rule}.* @ .*${place}`))
    }
  })
}
