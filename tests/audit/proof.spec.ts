// The audit names what is wrong: faults are planted into pages, and have to be found in their place.
import { expect, test } from '@playwright/test'
import { checkState } from '../../scripts/audit/check-state.ts'
import { states, views } from '../../scripts/audit/states.ts'

/** Page, state and view; what is planted there; and what is named, as "rule @ a piece of the place that is told". */
type Planted = Readonly<Record<'at' | 'view', string>> &
  Partial<Readonly<Record<'css' | 'html' | 'script', string>>> & {
    readonly expected: readonly string[]
  }

const planted: Readonly<Record<string, Planted>> = {
  'no alternative, pale links under the pointer, headings cut when spaced, a page too wide': {
    at: '/contacto · al llegar',
    view: '360 px, claro',
    css: `footer a:hover { color: rgb(128 128 128 / 20%) !important }
h2 { width: fit-content; overflow: hidden; white-space: nowrap }
footer { width: 900px }`,
    html: '<img src="/icon-192.png" width="96" height="96">',
    script:
      'for (const one of document.querySelectorAll("h2")) one.style.maxWidth = `${one.offsetWidth}px`',
    expected: ['axe image-alt @ img', 'contraste @ footer', 'espaciado @ h2', 'desplazamiento @ '],
  },
  'links without a ring, a link that Tab misses, a bar over what has the focus': {
    at: '/faq · al llegar',
    view: '360 px, oscuro',
    css: `summary:focus-visible { outline: none !important; box-shadow: none !important }
.bar { position: fixed; inset: auto 0 0; height: 45vh; background: #fff; z-index: 9 }`,
    html: '<div class="bar"></div><a id="missed" href="/">Ayuda</a>',
    script: 'missed.onfocus = () => document.querySelector("footer a").focus()',
    expected: ['foco visible @ summary', 'recorrido @ #missed', 'foco no oculto @ summary'],
  },
  'a field that takes the Tab key': {
    at: '/contacto · al llegar',
    view: '360 px, oscuro',
    script: 'document.querySelector("textarea").onkeydown = ({ key }) => key !== "Tab"',
    expected: ['recorrido @ mensaje'],
  },
  'a field from which Tab leads back once': {
    at: '/contacto · al llegar',
    view: '360 px, oscuro',
    script: `document.querySelector("textarea").addEventListener("keydown", (event) => {
  event.preventDefault()
  document.querySelector("form input").focus()
}, { once: true })`,
    expected: ['recorrido @ nombre'],
  },
  'a ring in the open menu that cannot be seen': {
    at: '/ · menú abierto',
    view: '360 px, claro',
    css: `nav:popover-open { overflow: hidden }
nav:popover-open a:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }`,
    expected: ['foco visible @ #menu'],
  },
  'a ring that vanishes in forced colours': {
    at: '/contacto · al llegar',
    view: 'colores forzados, claro',
    css: 'form button:focus-visible { outline-color: Canvas !important }',
    expected: ['foco visible @ form'],
  },
  'a state that no key reaches': {
    at: '/contacto · formulario enviado',
    view: '360 px, claro',
    script: 'document.querySelector("form ~ div").remove()',
    expected: ['alcance @ '],
  },
}

// The site's policy would refuse what is planted.
test.use({ bypassCSP: true })

for (const [what, { at, view, css = '', html = '', script = '', expected }] of Object.entries(
  planted,
)) {
  test(`names ${what}`, async ({ page }) => {
    const state = states.find(({ path, name }) => `${path} · ${name}` === at)
    if (!state) throw new Error(`There is no state «${at}».`)
    const steps = async () => {
      await state.steps?.(page)
      await page.evaluate(
        ([text, markup]) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(text)
          document.adoptedStyleSheets.push(sheet)
          document.querySelector('main')?.insertAdjacentHTML('beforeend', markup)
        },
        [css, html] as const,
      )
      await page.evaluate(script)
      // What is gone now does not come.
      page.setDefaultTimeout(3000)
    }
    const looks = views.filter(({ name }) => name === view)
    const results = await checkState(
      page,
      { ...state, steps },
      process.env.AUDIT_ORIGIN ?? '',
      looks,
    )
    const found = results.flatMap(({ rule, findings }) =>
      findings.map(({ target }) => `${rule} @ ${target}`),
    )
    for (const fault of expected) {
      const [rule, place] = fault.split(' @ ')
      expect(found).toContainEqual(expect.stringMatching(`${rule}.* @ .*${place}`))
    }
  })
}
