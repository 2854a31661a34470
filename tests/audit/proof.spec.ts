// Plants faults into pages. The audit has to report each fault, with its rule, its criteria and its element.
import type { Page } from '@playwright/test'
import { type AuditFinding, linesOf } from '../../scripts/build/render/findings.ts'
import { checkScene } from '../../scripts/tools/audit/checkScene.ts'
import { type Scene, scenesOf } from '../../scripts/tools/audit/scenes.ts'
import { type View, views } from '../../scripts/tools/audit/views.ts'
import { testEvent } from '../support/evento.ts'
import { expect, test } from '../support/fixtures.ts'

const paths = ['/', '/contacto', '/entradas']
const scenes = scenesOf(testEvent, paths)

const withoutAxe = { skipsAxe: true }
const withoutTabKey = { checksTabOrder: false }

/** The audit's view with this name. `changes` switch off slow checks that a test does not need: axe and the Tab key. */
function viewNamed(name: string, changes: Pick<View, 'checksTabOrder' | 'skipsAxe'> = {}): View {
  const view = views.find((one) => one.name === name)
  if (!view) throw new Error(`There is no view «${name}».`)
  return { ...view, ...changes }
}

/** A view in which only the layout is checked. */
const layoutOnly = viewNamed('393 px')
/** A view with axe. In this view the Tab key does not go through a fresh page (`isFreshPage` in scenes.ts). */
const tablet = viewNamed('768 px, claro')
/** A phone's view. It has axe and the Tab key. The fields and the orientation are checked at this width alone. */
const phone = viewNamed('360 px, claro')
/** The phone's view without axe, for faults that the Tab key finds. */
const phoneWithoutAxe = viewNamed('360 px, claro', withoutAxe)
/** The phone's view without axe and the Tab key, for faults of fields and of orientation. */
const fieldsAndOrientation = viewNamed('360 px, claro', { ...withoutAxe, ...withoutTabKey })

/** A fault that a test plants into a page: by styles, by a function that runs in the page, or by both. */
type PlantedFault = {
  readonly name: string
  /** The line that the audit has to report (`lineOf`). Rules that begin with "propia" are the audit's own, the others axe's. */
  readonly finding: RegExp
  /** The page; by default /contacto. */
  readonly path?: string
  /** The scene's name; by default "al llegar". */
  readonly scene?: string
  /** The view in which the fault shows. */
  readonly view: View
  /** Styles to add to the page. */
  readonly css?: string
  /** Runs in the page. */
  readonly plant?: () => void
}

/** Runs in the page. Plants a link that the Tab key misses, and a button that the Tab key cannot leave. */
const plantTabKeyFaults = () => {
  const main = document.querySelector('main')
  main?.insertAdjacentHTML('beforeend', '<a id="missed" href="/">A</a><button id="last">B</button>')
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
    name: 'a link whose text is too pale on hover',
    view: tablet,
    finding: /^axe color-contrast \(1\.4\.3\) @ /,
    css: 'footer a:hover { color: rgb(128 128 128 / 20%) !important }',
  },
  {
    name: 'a heading that is cut off when letter spacing is wider',
    view: tablet,
    finding: /^propia espaciado \(1\.4\.12\) @ h2/,
    css: 'h2 { width: fit-content; overflow: hidden; white-space: nowrap }',
    // Fixes each heading at its width without the wider spacing.
    plant: () => {
      for (const heading of document.querySelectorAll('h2'))
        heading.style.maxWidth = `${heading.offsetWidth}px`
    },
  },
  {
    name: 'a footer that is wider than the window',
    view: layoutOnly,
    finding: /^propia desplazamiento \(1\.4\.4,1\.4\.10\) @ /,
    css: 'footer { width: 900px }',
  },
  {
    name: 'an image without height',
    view: layoutOnly,
    finding: /^propia imagen sin superficie \(\) @ img «icon-192.png»$/,
    plant: () => {
      const image = Object.assign(new Image(96, 0), { alt: '', src: 'icon-192.png' })
      document.querySelector('main')?.append(image)
    },
  },
  {
    name: 'a heading that another element covers',
    view: layoutOnly,
    finding: /^propia tapado \(1\.4\.10\) @ h1/,
    css: 'h1 { position: relative; z-index: -1 }',
    plant: () => {
      const cover = document.createElement('div')
      cover.style.cssText = 'position: absolute; inset: 0 0 auto; height: 60vh; background: #888'
      document.querySelector('main')?.append(cover)
    },
  },
  {
    name: 'a focus outline that nobody sees',
    view: phoneWithoutAxe,
    finding: /^propia foco visible \(2\.4\.7,2\.4\.11\) @ button «Env/,
    css: 'form button:focus-visible { outline: 9px solid #fff !important; outline-offset: 400px !important }',
  },
  {
    name: 'a bar that covers the focused link',
    view: phoneWithoutAxe,
    finding: /^propia foco visible \(2\.4\.7,2\.4\.11\) @ a «/,
    css: 'body::after { content: ""; position: fixed; inset: auto 0 0; height: 35vh; background: #fff; z-index: 9 }',
  },
  {
    name: 'a focused element that Shift+Tab leaves under the sticky header',
    view: viewNamed('320 × 256 px (zoom al 400 %)', withoutAxe),
    finding: /^propia foco tapado \(2\.4\.11\) @ /,
    css: 'main * { scroll-margin-block: 0 !important }',
  },
  {
    name: 'a link that the Tab key misses',
    view: phoneWithoutAxe,
    finding: /^propia recorrido \(2\.1\.1,2\.1\.2,2\.4\.3\) @ #missed$/,
    plant: plantTabKeyFaults,
  },
  {
    name: 'a button that the Tab key cannot leave',
    view: phoneWithoutAxe,
    finding: /^propia recorrido \(2\.1\.1,2\.1\.2,2\.4\.3\) @ #last$/,
    plant: plantTabKeyFaults,
  },
  {
    name: 'a field without autocomplete',
    view: fieldsAndOrientation,
    finding: /^propia para qué es cada campo \(1\.3\.5\) @ #.*nombre$/,
    plant: () => {
      for (const field of document.querySelectorAll('[autocomplete]'))
        field.removeAttribute('autocomplete')
    },
  },
  {
    name: 'a field that moves the focus while somebody types',
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
    name: 'a page that is rotated in landscape',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: landscape) and (height < 30rem) { body { transform: rotate(90deg) } }',
  },
  {
    name: 'a page whose writing mode is vertical in landscape',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: landscape) { main { writing-mode: vertical-rl } }',
  },
  {
    name: 'a page that is covered in portrait',
    view: fieldsAndOrientation,
    finding: /^propia orientación \(1\.3\.4\) @ main$/,
    css: '@media (orientation: portrait) { body::after { content: "Gira"; position: fixed; inset: 0 } }',
  },
  {
    name: 'a script that locks the orientation',
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
    name: 'a navigation that is drawn in reverse',
    view: viewNamed('1440 px, claro', withoutAxe),
    finding: /^propia orden \(1\.3\.2,2\.4\.3\) @ li «/,
    css: 'nav ul { flex-direction: row-reverse !important }',
  },
  {
    name: 'an open menu that is drawn in reverse',
    view: layoutOnly,
    path: '/',
    scene: 'menú abierto',
    finding: /^propia orden \(1\.3\.2,2\.4\.3\) @ li «/,
    css: 'nav ul { display: flex !important; flex-direction: column-reverse !important }',
  },
  {
    name: 'two lists of the same name',
    view: viewNamed('1440 px, claro', withoutAxe),
    path: '/',
    finding: /^propia nombres repetidos \(2\.4\.6\) @ summary «Accesibilidad»$/,
    plant: () => {
      for (const summary of document.querySelectorAll('main summary'))
        if (summary.textContent.startsWith('Accesibilidad')) summary.textContent = 'Accesibilidad'
    },
  },
  {
    name: 'an open list that is wider than the window',
    view: viewNamed('320 px'),
    path: '/entradas',
    finding: /^propia listas que se abren \(1\.4\.4,1\.4\.10,2\.4\.11\) @ ul «/,
    css: 'details[name=acciones] > ul { min-width: 300px }',
  },
  {
    name: 'an open list that the header covers',
    view: viewNamed('320 × 256 px (zoom al 400 %)', { ...withoutAxe, ...withoutTabKey }),
    path: '/entradas',
    finding: /^propia listas que se abren \(1\.4\.4,1\.4\.10,2\.4\.11\) @ ul «/,
    css: `details[name=acciones] > ul { inset-block: auto 100% !important; scroll-margin-block: 0 !important }`,
  },
  {
    name: 'a button whose text is invisible with forced colours',
    view: viewNamed('colores forzados, oscuro', withoutTabKey),
    finding: /^propia contraste en colores forzados \(1\.4\.3\) @ button «Env/,
    css: 'form button { forced-color-adjust: none !important; color: Canvas !important; background: Canvas !important }',
  },
]

/** "axe image-alt (1.1.1) @ #planted" */
const lineOf = ({ rule, criteria, target }: AuditFinding) =>
  `${rule} (${criteria.join()}) @ ${target}`

/** The scene with this name, of the page with this path. */
function sceneOf(path: string, name: string): Scene {
  const scene = scenes.find((candidate) => candidate.path === path && candidate.name === name)
  if (!scene) throw new Error(`There is no scene «${name}» of ${path}.`)
  return scene
}

/** Opens a scene in a view, changes the page, and audits it. @returns a line for each finding (`lineOf`) */
async function auditChanged(
  page: Page,
  site: string | undefined,
  change: () => Promise<unknown>,
  place: Pick<PlantedFault, 'path' | 'scene' | 'view'>,
): Promise<readonly string[]> {
  const { path = '/contacto', scene: sceneName = 'al llegar', view } = place
  const scene = sceneOf(path, sceneName)
  const steps = async () => {
    await scene.steps?.(page)
    await change()
    // The change may keep the scene's region from appearing. By default the audit would wait 15 s for it.
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
  test(`the audit reports ${fault.name}`, async ({ page, baseURL, watch }) => {
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

test('the audit reports no text that a fixed element covers in the screenshot of the whole page', async ({
  page,
  baseURL,
}) => {
  const addFixedElement = () =>
    page.evaluate(() => {
      const style =
        'position: fixed; inset: 30vh 0 auto; block-size: 40vh; forced-color-adjust: none; background: Canvas'
      document.body.insertAdjacentHTML('beforeend', `<div style="${style}"></div>`)
    })
  const view = viewNamed('colores forzados, oscuro', withoutTabKey)
  expect(await auditChanged(page, baseURL, addFixedElement, { view })).toEqual([])
})

test('the audit reports the scene of a sent form if Enter on its button does not send the form', async ({
  page,
  baseURL,
}) => {
  const keepFromSubmitting = () =>
    page.locator('form button').evaluate((button) => button.setAttribute('type', 'button'))
  const scene = 'formulario enviado'
  const lines = await auditChanged(page, baseURL, keepFromSubmitting, { scene, view: layoutOnly })
  expect(lines).toEqual([expect.stringContaining('propia escena (2.1.1) @ main:has(')])
})

test('the audit opens the three lists of the home page, and returns their names', async ({
  page,
  baseURL,
}) => {
  const scene = sceneOf('/', 'al llegar')
  const { lists } = await checkScene(page, scene, String(baseURL), [viewNamed('320 px')])
  expect(lists).toEqual([
    expect.stringMatching(/^Accesibilidad: Biblio/),
    expect.stringMatching(/^Accesibilidad: Muelle/),
    expect.stringMatching(/^Compartir$/),
  ])
})

test('the audit sends no form to its service', async ({ page, baseURL, watch }) => {
  watch.ignoreConsole()
  const requestErrors: (string | undefined)[] = []
  page.on('requestfailed', (request) => requestErrors.push(request.failure()?.errorText))
  const sendingNames = new Set(['formulario enviado', 'formulario sin respuesta'])
  const sendingScenes = scenes.filter(({ name }) => sendingNames.has(name))
  expect(sendingScenes).toHaveLength(2)

  for (const scene of sendingScenes) {
    const { findings } = await checkScene(page, scene, String(baseURL), [phone])
    expect.soft(linesOf(findings)).toEqual([])
  }

  // The audit answers the request of "formulario enviado" itself, and aborts the request of "formulario sin respuesta", which
  // then fails with ERR_FAILED. A request to the service would fail with ERR_NAME_NOT_RESOLVED, because tests resolve no
  // other host.
  expect(requestErrors).toEqual(['net::ERR_FAILED'])
})
