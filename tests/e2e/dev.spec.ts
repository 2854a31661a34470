// "npm run dev" shows what the build makes.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { workFolder } from '../../scripts/lib/work-folder.ts'
import { calendarFileName, programmePdfName } from '../../src/event/names.ts'
import { appStarted, expect, test as base } from '../support/fixtures.ts'
import { drawnPhoto } from '../support/photos.ts'
import { event, specificationFolder } from '../support/specification.ts'
import { specimen, writeTextPages } from '../support/text-pages.ts'

const test = base.extend<object, { content: string; dev: string }>({
  /** A copy of the content, so that a test may change it. */
  content: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads a fixture's needs from this pattern
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'contenido-'))
      cpSync(specificationFolder, folder, { recursive: true })
      // The server restarts for a new folder, so these exist from the beginning.
      for (const name of ['editions', 'pages']) mkdirSync(path.join(folder, name))
      await provide(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  dev: [
    async ({ content }, provide) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
        env: { ...process.env, CONTENT: content },
      })
      const ended = new Promise((resolve) => child.once('close', resolve))
      const address = await new Promise<string>((resolve, reject) => {
        let said = ''
        const listen = (chunk: Buffer) => {
          said += stripVTControlCharacters(chunk.toString('utf8'))
          const [, found] = /Local:\s+(http:\S+[^/]\/)$/m.exec(said) ?? []
          if (found) resolve(found)
        }
        child.stdout.on('data', listen)
        child.stderr.on('data', listen)
        child.once('close', () => reject(new Error(`dev ended:\n${said}`)))
      })
      await provide(address)
      child.kill('SIGINT')
      await ended
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ dev }, provide) => provide(dev),
  // The development server writes to the console.
  watch: async ({ watch }, provide) => {
    watch.ignoreConsole()
    await provide(watch)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  hosts: ({}, provide) => provide([new URL(String(process.env.E2E_DELIVERED)).host]),
})

// One server is enough.
test.describe.configure({ mode: 'default' })

/** Position and look of every element, a line each, without what is on: only the built page holds all of that. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body, body *:not(svg *, script, style, [data-when="during"] *)',
      ),
    ].map((element) => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const places = [box.x, box.y, box.width, box.height].map(Math.round)
      const words = [style.color, style.backgroundColor, style.fontFamily, style.fontSize]
      return [element.localName, ...places, ...words, style.display].join(' ')
    }),
  )

test('the home page looks like the built one, with a clean console', async ({ page, watch }) => {
  const openAt = async (address: string) => {
    await page.goto(address)
    await appStarted(page)
    await page.evaluate(() => document.fonts.ready)
  }
  await openAt(String(process.env.E2E_DELIVERED))
  const wanted = await looks(page)
  await openAt('/')
  // The server bundles packages when it first serves a page, and may then reload it.
  await expect(async () => expect(await looks(page)).toEqual(wanted)).toPass({ timeout: 10_000 })
  // Without Vite's own two greetings, and React's advertisement for its tools.
  const greetings = /^(?:debug: \[vite\]|info: %cDownload the React DevTools)/
  expect(watch.consoleLines.filter((line) => !greetings.test(line))).toEqual([])
})

test('serves what is published beside the pages', async ({ request }) => {
  for (const [file, type] of [
    [`/${programmePdfName(event)}`, 'application/pdf'],
    [`/${calendarFileName(event)}`, 'text/calendar'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    expect((await request.get(file)).headers()['content-type'], file).toContain(type)
  }
  const speaker = await request.get('/ponentes/lucia-romero')
  expect(await speaker.text()).toContain('location.replace')
})

/** A page learns of a change only when it is connected, and it reconnects after most changes. */
async function connectedAfter(page: Page, change: () => unknown) {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
    timeout: 0,
  })
  await change()
  await connected
}

test('an open page shows a mistake in the content, and a change once it is mended', async ({
  page,
  content,
}) => {
  await connectedAfter(page, () => page.goto('/faq'))
  const overlay = page.locator('vite-error-overlay')
  const file = path.join(content, 'faq.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/question: .*/, 'qestion: ¿Se ve?'))
  await expect(overlay).toContainText(/faq\.yaml:\d+ · questions\[0\]\.qestion/)
  await expect(overlay).toContainText('¿Querías decir «question»?')
  await connectedAfter(page, () =>
    writeFileSync(file, text.replace(/question: .*/, 'question: ¿Se ve en {ciudad}?')),
  )
  await expect(page.locator('details summary').first()).toContainText(`¿Se ve en ${event.city}?`)
  await expect(overlay).toHaveCount(0)
})

test('an open page stays while a build writes', async ({ page, content, watch }) => {
  await connectedAfter(page, () => page.goto('/faq'))
  watch.consoleLines.length = 0
  // A tsconfig.json that counted would change how every source is read.
  const files = ['reports', workFolder].map((folder) => path.join(folder, 'tsconfig.json'))
  for (const written of files) writeFileSync(written, '{}')
  // The server sees changes in order: when it has handled this one, it has ignored those before.
  const file = path.join(content, 'faq.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/question: .*/, 'question: ¿Y ahora?'))
  await expect(page.locator('details summary').first()).toContainText('¿Y ahora?')
  for (const written of files) rmSync(written)
  const connections = watch.consoleLines.filter((line) => line.endsWith('[vite] connected.'))
  expect(connections.length).toBeLessThanOrEqual(1)
})

test('an added text page and photo appear, and disappear with their files', async ({
  page,
  content,
}) => {
  const photo = page.getByRole('img', { name: 'Auditorio lleno, en la edición de 2024.' })
  const photoFile = path.join(content, 'editions', 'auditorio-lleno.jpg')
  const added = await (await drawnPhoto(900, 700)).jpeg().toBuffer()
  await connectedAfter(page, () => page.goto('/'))
  await connectedAfter(page, () => {
    writeTextPages(content, { 'normas.md': specimen })
    writeFileSync(photoFile, added)
  })
  await expect(photo).toHaveCount(1)
  expect(await (await page.request.get('/normas')).text()).toContain('Normas de la casa</h1>')
  rmSync(photoFile)
  writeTextPages(content, { 'normas.md': specimen.replace('Una cita.', '[[CITA]]') })
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(/pages\/normas\.md:21: queda «\[\[CITA\]\]»/)
  await connectedAfter(page, () => rmSync(path.join(content, 'pages', 'normas.md')))
  await expect(overlay).toHaveCount(0)
  await expect(photo).toHaveCount(0)
})
