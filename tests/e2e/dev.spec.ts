// What somebody who works on the site sees is what is built ("npm run dev").
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { contentFolder } from '../../scripts/content/site-content.ts'
import { workFolder } from '../../scripts/lib/work-folder.ts'
import { calendarFileName, programmeCalendarName } from '../../src/lib/calendarFile.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { specimen, writeTextPages } from '../support/text-pages.ts'
import { drawnPhoto } from '../support/photos.ts'
import { event } from '../support/specification.ts'

const test = base.extend<object, { content: string; dev: string }>({
  /** A copy of the content, so that a test may change it. */
  content: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'contenido-'))
      cpSync(contentFolder, folder, { recursive: true })
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
        const said: string[] = []
        const listen = (chunk: Buffer) => {
          said.push(stripVTControlCharacters(chunk.toString('utf8')))
          const [, found] = /Local:\s+(http:\S+[^/])\/$/m.exec(said.join('')) ?? []
          if (found) resolve(found)
        }
        child.stdout.on('data', listen)
        child.stderr.on('data', listen)
        child.once('close', () => reject(new Error(`dev ended:\n${said.join('')}`)))
      })
      await provide(address)
      child.kill('SIGINT')
      await ended
    },
    { scope: 'worker' },
  ],
  // Another origin than the built site's, and as much ours.
  baseURL: ({ dev }, provide) => provide(dev),
  otherHosts: new Set([`127.0.0.1:${process.env.E2E_PORT}`]),
})

// One server is enough.
test.describe.configure({ mode: 'default' })

/** Where every element is and what it looks like, a line each. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(svg *, script, style)')].map((element) => {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const places = [box.x, box.y, box.width, box.height].map(Math.round)
      const words = [style.color, style.backgroundColor, style.fontFamily, style.fontSize]
      return [element.localName, ...places, ...words, style.display].join(' ')
    }),
  )

test('the pages that somebody works on look as the built ones, without a word in the console', async ({
  page,
  watch,
}) => {
  const built = `http://127.0.0.1:${process.env.E2E_PORT}`
  for (const route of ['/', '/programa']) {
    const open = async (address: string) => {
      await page.goto(address + route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
    }
    await open(built)
    const wanted = await looks(page)
    expect(wanted.length).toBeGreaterThan(100)
    await open('')
    // The first time that it serves a page, it may load it again for packages that it has made ready meanwhile.
    await expect(async () => expect(await looks(page)).toEqual(wanted)).toPass()
    // Without its own two greetings, and React's advertisement for its tools.
    const greetings = /^(?:debug: \[vite\] connect|info: %cDownload the React DevTools)/
    // React has compared the page with what it renders before it says so.
    await expect
      .poll(() => watch.consoleLines.filter((line) => /React DevTools/.test(line)))
      .not.toEqual([])
    const others = watch.consoleLines.filter((line) => !greetings.test(line))
    expect(others).toEqual([])
    watch.consoleLines.length = 0
  }
  watch.ignoreConsole()
})

for (const [file, type] of [
  [`/${programmePdfName(event)}`, 'application/pdf'],
  [`/${calendarFileName(event)}`, 'text/calendar'],
  [`/${programmeCalendarName(event)}`, 'text/calendar'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/icon-192.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
] as const) {
  test(`while somebody works on the site, ${file} is a file`, async ({ request }) => {
    const response = await request.get(file)
    expect(response.headers()['content-type']).toContain(type)
  })
}

test('while somebody works on the site, a speaker has a page to be passed on by', async ({
  request,
}) => {
  const response = await request.get('/ponentes/lucia-romero')
  expect(await response.text()).toContain('http-equiv="refresh"')
})

/** Changes a file of the content, and puts it back when the test ends. */
async function whileChanged(
  file: string,
  change: (text: string) => string,
  look: () => Promise<void>,
) {
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
  try {
    await look()
  } finally {
    writeFileSync(file, before)
  }
}

/** A page that has just been loaded hears of the next change only once it is connected. */
const nextConnection = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === '[vite] connected.')

test('a change of the content is in the page that is open', async ({ page, content, watch }) => {
  watch.ignoreConsole()
  await Promise.all([nextConnection(page), page.goto('/faq')])
  const first = page.locator('details summary').first()
  const before = await first.textContent()
  await whileChanged(
    path.join(content, 'faq.yaml'),
    (text) => text.replace(/question: .*/, 'question: ¿Se ve en {ciudad}?'),
    async () => {
      await nextConnection(page)
      await expect(first).toContainText(`¿Se ve en ${event.city}?`)
    },
  )
  await expect(first).toHaveText(before ?? '')
})

test('what becomes of the event is on top of the page that is open', async ({
  page,
  content,
  watch,
}) => {
  watch.ignoreConsole()
  await Promise.all([nextConnection(page), page.goto('/faq')])
  const strip = page.getByText('Cancelado.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip).toHaveCount(0)
  await whileChanged(
    path.join(content, 'event.yaml'),
    (text) => `${text}\nstatus:\n  is: cancelled\n`,
    async () => {
      await nextConnection(page)
      await expect(strip).toBeVisible()
    },
  )
  await expect(strip).toHaveCount(0)
})

test('what a build or a test writes meanwhile loads no page again', async ({ page, watch }) => {
  watch.ignoreConsole()
  await page.goto('/faq')
  const connected = 'debug: [vite] connected.'
  await expect.poll(() => watch.consoleLines).toContain(connected)
  // Another one of these changes how every source is read.
  const files = ['reports', workFolder].map((folder) => path.join(folder, 'tsconfig.json'))
  for (let time = 0; time < 5; time += 1) {
    for (const file of files) writeFileSync(file, `{}${' '.repeat(time)}`)
    await page.waitForTimeout(300)
  }
  for (const file of files) rmSync(file)
  expect(watch.consoleLines.filter((line) => line === connected)).toHaveLength(1)
})

test('a mistake in the content lies over the page, with its file and line, until it is mended', async ({
  page,
  content,
  watch,
}) => {
  watch.ignoreConsole()
  await page.goto('/faq')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await whileChanged(
    path.join(content, 'faq.yaml'),
    (text) => text.replace(/question: .*/, 'qestion: ¿Se ve?'),
    async () => {
      const overlay = page.locator('vite-error-overlay')
      await expect(overlay).toContainText(/faq\.yaml:\d+ · questions\[0\]\.qestion/)
      await expect(overlay).toContainText('¿Querías decir «question»?')
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(overlay).toContainText('¿Querías decir «question»?')
    },
  )
  await expect(heading).toBeVisible()
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
})

test('a page of text that somebody adds is there, and follows its file', async ({
  page,
  content,
  watch,
}) => {
  watch.ignoreConsole()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  writeTextPages(content, { 'normas.md': specimen })
  try {
    const heading = page.getByRole('heading', { level: 1, name: 'Normas de la casa' })
    await expect(async () => {
      await page.goto('/normas')
      await expect(heading).toBeVisible({ timeout: 2000 })
    }).toPass()
    writeTextPages(content, { 'normas.md': specimen.replace('Una cita.', 'Otra cita.') })
    await expect(page.getByText('Otra cita.')).toBeVisible()
    writeTextPages(content, { 'normas.md': specimen.replace('Una cita.', '[[CITA]]') })
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText(/pages\/normas\.md:21: queda «\[\[CITA\]\]»/)
  } finally {
    rmSync(path.join(content, 'pages'), { recursive: true })
  }
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
})

test('a photo that somebody adds is there, and goes with its file', async ({
  page,
  content,
  watch,
}) => {
  watch.ignoreConsole()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const photo = page.getByRole('img', { name: 'Auditorio lleno, en la edición de 2024.' })
  await expect(photo).toHaveCount(0)
  const folder = path.join(content, 'editions')
  mkdirSync(folder)
  try {
    const file = await (await drawnPhoto(900, 700)).jpeg().toBuffer()
    // As long as a server takes to start again, which an empty folder is no reason for.
    await page.waitForTimeout(1000)
    writeFileSync(path.join(folder, 'auditorio-lleno.jpg'), file)
    await expect(photo).toHaveCount(1)
    const loaded = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(loaded).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
  await expect(photo).toHaveCount(0)
})
