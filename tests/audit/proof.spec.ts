// Plants faults into pages. The audit has to name each fault, with its rule, its criteria and its element.
import type { Page } from '@playwright/test'
import { type AuditFinding, linesOf } from '../../scripts/build/render/findings.ts'
import { checkScene } from '../../scripts/tools/audit/checkScene.ts'
import { scenesOf } from '../../scripts/tools/audit/scenes.ts'
import { type View, views } from '../../scripts/tools/audit/views.ts'
import { testEvent } from '../support/evento.ts'
import { expect, test } from '../support/fixtures.ts'

const paths = ['/', '/contacto', '/entradas']
const scenes = scenesOf(testEvent, paths)

const withoutAxe = { skipsAxe: true }
const withoutTabKey = { checksTabOrder: false }

/** One of the audit's views. `changes` switch off slow checks that a proof does not need: axe and the Tab key. */
function viewNamed(name: string, changes: Pick<View, 'checksTabOrder' | 'skipsAxe'> = {}): View {
  const view = views.find((one) => one.name === name)
  if (!view) throw new Error(`There is no view «${name}».`)
  return { ...view, ...changes }
}

/** A view in which only the layout is checked. */
const layout = viewNamed('393 px')
/** A view with axe, in which the Tab key does not go through a page as it arrives. */
const tablet = viewNamed('768 px, claro')
/** A phone's view. It has axe, the Tab key, and the checks that are made at 360 px alone: of fields and of orientation. */
const phone = viewNamed('360 px, claro')
/** The phone's view without axe, for faults that the Tab key meets. */
const tabKey = viewNamed('360 px, claro', withoutAxe)
/** The phone's view without axe and the Tab key, for faults of fields and of orientation. */
const fieldsAndOrientation = viewNamed('360 px, claro', { ...withoutAxe, ...withoutTabKey })

/** A fault that a test plants into a page: by styles, by a function, or by both. */
type PlantedFault = {
  readonly name: string
  /** The line that the audit has to report (`lineOf`). A rule that begins with "propia" is the audit's own, not one of axe. */
  readonly finding: RegExp
  /** The page, /contacto if absent. */
  readonly path?: string
  /** The scene's name, "al llegar" if absent. */
  readonly scene?: string
  /** The view in which the fault shows. */
  readonly view: View
  /** Styles to add to the page. */
  readonly css?: string
  /** A function that runs in the page. */
  readonly plant?: () => void
}

/** Plants a link that the Tab key misses, and a button that it cannot leave. */
const plantTabKeyFaults = () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<a id="missed" href="/">A</a><button id="last">B</button>')
  const missedLink = document.querySelector('#missed')
  const lastButton = document.querySelector<HTMLElement>('#last')
  missedLink?.addEventListener('focus', () => lastButton?.focus())
  // Without its default action the Tab key does not move the focus away from this button.
  lastButton?.addEventListener('keydown', (event) => event.preventDefault())
}

const faults: readonly PlantedFault[] = [
  {
    name: 'an image without an alternative',
    view: tablet,
    finding: /^axe image-alt \(1\.1\.1\) @ #planted$/,
    plant: () => {
      const image = Object.assign(new Image(96, 96), { id: 'planted', src: 'icon-192.png' })
      document.querySelector('main')?.append(image)
    },
  },
  {
    name: 'a link that is pale under the pointer',
    view: tablet,
    finding: /^axe color-contrast \(1\.4\.3\) @ /,
    css: 'footer a:hover { color: rgb(128 128 128 / 20%) !important }',
  },
  {
    name: 'a heading that is cut off with wider letter spacing',
    view: tablet,
    finding: /^propia espaciado \(1\.4\.12\) @ h2/,
    css: 'h2 { width: fit-content; overflow: hidden; white-space: nowrap }',
    // Each heading keeps the width that it has without the spacing.
    plant: () => {
      for (const heading of document.querySelectorAll('h2'))
        heading.style.maxWidth = `${heading.offsetWidth}px`
    },
  },
  {
    name: 'a footer that is too wide',
    view: layout,
    finding: /^propia desplazamiento \(1\.4\.4,1\.4\.10\) @ /,
    css: 'footer { width: 900px }',
  },
  {
    name: 'a picture without area',
    view: layout,
    finding: /^propia imagen sin superficie \(\) @ img «icon-192.png»$/,
    plant: () => {
      const image = Object.assign(new Image(96, 0), { alt: '', src: 'icon-192.png' })
      document.querySelector('main')?.append(image)
    },
  },
  {
    name: 'a text that a drawing covers',
    view: layout,
    finding: /^propia tapado \(1\.4\.10\) @ h1/,
    css: 'h1 { position: relative; z-index: -1 }',
    plant: () => {
      const cover = document.createElement('div')
      cover.style.cssText = 'position: absolute; inset: 0 0 auto; height: 60vh; background: #888'
      document.querySelector('main')?.append(cover)
    },
  },
  {
    name: 'an outline that nobody sees',
    view: tabKey,
    finding: /^propia foco visible \(2\.4\.7,2\.4\.11\) @ button «Env/,
    css: 'form button:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }',
  },
  {
    name: 'a bar that covers the focused link',
    view: tabKey,
    finding: /^propia foco visible \(2\.4\.7,2\.4\.11\) @ a «/,
    css: 'body::after { content: ""; position: fixed; inset: auto 0 0; height: 35vh; background: #fff; z-index: 9 }',
  },
  {
    name: 'a focus that Shift+Tab moves under the sticky header',
    view: viewNamed('320 × 256 px (zoom al 400 %)', withoutAxe),
    finding: /^propia foco tapado \(2\.4\.11\) @ /,
    css: 'main * { scroll-margin-block: 0 !important }',
  },
  {
    name: 'a link that the Tab key misses',
    view: tabKey,
    finding: /^propia recorrido \(2\.1\.1,2\.1\.2,2\.4\.3\) @ #missed$/,
    plant: plantTabKeyFaults,
  },
  {
    name: 'a button that the Tab key cannot leave',
    view: tabKey,
    finding: /^propia recorrido \(2\.1\.1,2\.1\.2,2\.4\.3\) @ #last$/,
    plant: plantTabKeyFaults,
  },
  {
    name: 'a field that does not say what it asks for',
    view: fieldsAndOrientation,
    finding: /^propia para qué es cada campo \(1\.3\.5\) @ #.*nombre$/,
    plant: () => {
      for (const field of document.querySelectorAll('[autocomplete]'))
        field.removeAttribute('autocomplete')
    },
  },
  {
    name: 'a field that moves on while one types',
    view: fieldsAndOrientation,
    finding: /^propia al escribir \(3\.2\.2\) @ #.*email$/,
    plant: () => {
      const email = document.querySelector<HTMLInputElement>('[type=email]')
      email?.addEventListener('input', () => {
        if (email.validity.valid) document.querySelector('textarea')?.focus()
      })
    },
  },
  {
    name: 'a page that is turned in landscape',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: landscape) and (height < 30rem) { body { transform: rotate(90deg) } }',
  },
  {
    name: 'a page that is turned by its writing mode',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: landscape) { main { writing-mode: vertical-rl } }',
  },
  {
    name: 'a page that hides itself in portrait',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: portrait) { body::after { content: "Gira"; position: fixed; inset: 0 } }',
  },
  {
    name: 'a script that locks the screen',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    plant: () => {
      const lockable = screen.orientation as ScreenOrientation & {
        lock: (to: string) => Promise<void>
      }
      void lockable.lock('portrait')
    },
  },
  {
    name: 'a menu that is drawn in reverse',
    view: viewNamed('1440 px, claro', withoutAxe),
    finding: /^propia orden \(1\.3\.2,2\.4\.3\) @ li «/,
    css: 'nav ul { flex-direction: row-reverse !important }',
  },
  {
    name: 'an open menu that is drawn in reverse',
    view: layout,
    path: '/',
    scene: 'menú abierto',
    finding: /^propia orden \(1\.3\.2,2\.4\.3\) @ li «/,
    css: 'nav ul { display: flex !important; flex-direction: column-reverse !important }',
  },
  {
    name: 'two lists with one name',
    view: viewNamed('1440 px, claro', withoutAxe),
    path: '/',
    finding: /^propia nombres repetidos \(2\.4\.6\) @ summary «Accesibilidad»$/,
    plant: () => {
      for (const summary of document.querySelectorAll('main summary'))
        if (summary.textContent.startsWith('Accesibilidad')) summary.textContent = 'Accesibilidad'
    },
  },
  {
    name: 'a list that leaves the window',
    view: viewNamed('320 px'),
    path: '/entradas',
    finding: /^propia listas que se abren \(1\.4\.4,1\.4\.10,2\.4\.11\) @ ul «/,
    css: 'details[name=acciones] > ul { min-width: 300px }',
  },
  {
    name: 'a list that opens under the header',
    view: viewNamed('320 × 256 px (zoom al 400 %)', { ...withoutAxe, ...withoutTabKey }),
    path: '/entradas',
    finding: /^propia listas que se abren \(1\.4\.4,1\.4\.10,2\.4\.11\) @ ul «/,
    css: `details[name=acciones] > ul { inset-block: auto 100% !important; scroll-margin-block: 0 !important }`,
  },
  {
    name: 'a text of a button that forced colours hide',
    view: viewNamed('colores forzados, oscuro', withoutTabKey),
    finding: /^propia contraste en colores forzados \(1\.4\.3\) @ button «Env/,
    css: 'form button { forced-color-adjust: none !important; color: Canvas !important; background: Canvas !important }',
  },
]

/** "axe image-alt (1.1.1) @ #planted" */
const lineOf = ({ rule, criteria, target }: AuditFinding) =>
  `${rule} (${criteria.join()}) @ ${target}`

/** Audits a scene after a change. @returns a line for each finding (`lineOf`) */
async function auditChanged(
  page: Page,
  site: string | undefined,
  change: () => Promise<unknown>,
  {
    path = '/contacto',
    scene: name = 'al llegar',
    view,
  }: Pick<PlantedFault, 'path' | 'scene' | 'view'>,
): Promise<readonly string[]> {
  const scene = scenes.find((one) => one.path === path && one.name === name)
  if (!scene) throw new Error(`There is no scene «${name}» of ${path}.`)
  const steps = async () => {
    await scene.steps?.(page)
    await change()
    // In a changed page the scene's region may never appear. The audit would wait 15 s for it, which is its default.
    page.setDefaultTimeout(5000)
  }
  const { findings } = await checkScene(page, { ...scene, steps }, String(site), [view])
  return findings.map(lineOf)
}

test.use({
  // The site's Content-Security-Policy would refuse planted styles and scripts.
  bypassCSP: true,
  // Each scene sets its own moment.
  moment: null,
  // Forms of the tests' event are sent to this host.
  hosts: ['formularios.example'],
})

for (const fault of faults) {
  test(`the audit names ${fault.name}`, async ({ page, baseURL, watch }) => {
    // A planted fault may write to the console.
    watch.ignoreConsole()
    const { css, plant } = fault
    const change = async () => {
      if (css) await page.addStyleTag({ content: css })
      if (plant) await page.evaluate(plant)
    }
    const lines = await auditChanged(page, baseURL, change, fault)
    expect(lines).toContainEqual(expect.stringMatching(fault.finding))
  })
}

test('the audit blames no text that a fixed element covers in the picture of the whole page', async ({
  page,
  baseURL,
}) => {
  const cover = () =>
    page.evaluate(() => {
      const style =
        'position: fixed; inset: 30vh 0 auto; block-size: 40vh; forced-color-adjust: none; background: Canvas'
      document.body.insertAdjacentHTML('beforeend', `<div style="${style}"></div>`)
    })
  const view = viewNamed('colores forzados, oscuro', withoutTabKey)
  expect(await auditChanged(page, baseURL, cover, { view })).toEqual([])
})

test('the audit names the scene of a sent form if Enter on its button sends nothing', async ({
  page,
  baseURL,
}) => {
  const keepFromSubmitting = () =>
    page.locator('form button').evaluate((button) => button.setAttribute('type', 'button'))
  const scene = 'formulario enviado'
  const lines = await auditChanged(page, baseURL, keepFromSubmitting, { scene, view: layout })
  expect(lines).toEqual([expect.stringContaining('propia escena (2.1.1) @ main:has(')])
})

test('the audit opens the three lists of the home page, and names each of them', async ({
  page,
  baseURL,
}) => {
  const scene = scenes.find(({ path }) => path === '/')
  const { lists } = await checkScene(page, scene!, String(baseURL), [viewNamed('320 px')])
  const expected = [/^Accesibilidad: Biblio/, /^Accesibilidad: Muelle/, /^Compartir$/]
  expect(lists).toEqual(expected.map((name) => expect.stringMatching(name)))
})

test('the audit sends no form to its service', async ({ page, baseURL, watch }) => {
  watch.ignoreConsole()
  const failures: (string | undefined)[] = []
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText))
  const sendingNames = new Set(['formulario enviado', 'formulario sin respuesta'])
  const sendingScenes = scenes.filter(({ name }) => sendingNames.has(name))
  expect(sendingScenes).toHaveLength(2)
  for (const scene of sendingScenes) {
    const { findings } = await checkScene(page, scene, String(baseURL), [phone])
    expect.soft(linesOf(findings)).toEqual([])
  }
  // The audit aborts the request of "formulario sin respuesta", which fails with ERR_FAILED. It answers the one of
  // "formulario enviado" itself. A request that left the browser would fail with ERR_NAME_NOT_RESOLVED, because tests
  // resolve no other host.
  expect(failures).toEqual(['net::ERR_FAILED'])
})
