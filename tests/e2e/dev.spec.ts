// What somebody who works on the site sees is what is built ("npm run dev").
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from '@playwright/test'
import { calendarFileName, programmeCalendarName } from '../../src/lib/calendarFile.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { event } from '../support/specification.ts'

const test = base.extend<object, { dev: string }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
    async ({}, provide) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'])
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
  context,
  watch,
}) => {
  const built = `http://127.0.0.1:${process.env.E2E_PORT}`
  await context.route(`${built}/**`, (route) => route.continue())
  for (const path of ['/', '/programa']) {
    const open = async (address: string) => {
      await page.goto(address + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
    }
    await open(built)
    const wanted = await looks(page)
    expect(wanted.length).toBeGreaterThan(100)
    await open('')
    await expect.poll(() => looks(page)).toEqual(wanted)
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

for (const [path, type] of [
  [`/${programmePdfName(event)}`, 'application/pdf'],
  [`/${calendarFileName(event)}`, 'text/calendar'],
  [`/${programmeCalendarName(event)}`, 'text/calendar'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/icon-192.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
] as const) {
  test(`while somebody works on the site, ${path} is a file`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toContain(type)
  })
}

test('while somebody works on the site, a speaker has a page to be passed on by', async ({
  request,
}) => {
  const response = await request.get('/ponentes/lucia-romero')
  expect(await response.text()).toContain('http-equiv="refresh"')
})
