// `npm run dev`: an open page follows the event's files.
import { test as baseTest, expect as defaultExpect, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settingsOf } from '../../scripts/build/lib/settings.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import { slowdown } from '../support/slowdown.ts'

/** Milliseconds for a step. On a busy machine the server needs a minute to start, and a quarter of a minute for a page. */
const stepTimeout = 120_000 * slowdown

const expect = defaultExpect.configure({ timeout: stepTimeout })

/** Runs `npm run dev` with these variables, and waits until the server has an address. */
async function startDevServer(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: environment,
  })
  const ended = once(server, 'close')
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))

  // "Local:   http://localhost:5173/"
  const address = () => /Local: +(\S+)/.exec(output)?.[1] ?? ''
  // If the server has ended, its output stands in for the address. The test then fails with this output.
  const addressOrOutput = () => (server.exitCode === null ? address() : `ended:\n${output}`)
  await expect.poll(addressOrOutput).not.toBe('')
  return {
    url: addressOrOutput(),
    output: () => output,
    stop() {
      server.kill()
      // The command has started the server as a child process. "close" waits until both have ended, because both write to the
      // output.
      return ended
    },
  }
}

type DevServer = {
  readonly url: string
  /** The number of the line of event.yaml that has the event's name. */
  readonly nameLine: number
  /** Replaces the line with the event's name. */
  readonly writeNameLine: (line: string) => void
  /** The lines in the terminal. */
  readonly output: () => string
}

const test = baseTest.extend<{ dev: DevServer }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture
    async ({}, provide) => {
      const root = mkdtempSync(path.join(tmpdir(), 'dev-'))
      const folder = path.join(root, 'event')
      newEvent(folder, () => {})
      const file = path.join(folder, 'event.yaml')
      const before = readFileSync(file, 'utf8')
      const textBeforeName = before.slice(0, before.search(/^name:/m))
      // Without colours the patterns below match the output. Playwright sets FORCE_COLOR.
      const plainOutput = { NO_COLOR: '1', FORCE_COLOR: undefined }
      const environment = { ...process.env, ...plainOutput, CONTENT: folder, DIST: undefined }
      const { url, output, stop } = await startDevServer(environment)

      await provide({
        url,
        nameLine: textBeforeName.split('\n').length,
        writeNameLine: (line) => writeFileSync(file, before.replace(/^name:.*/m, line)),
        output,
      })

      await stop()
      rmSync(root, { recursive: true })
      // The server's work folder is in the repository. Its name comes from the event's folder, and not from the moment.
      const anyMoment = 0
      const { folders } = settingsOf(environment, anyMoment)
      rmSync(folders.root, { recursive: true })
    },
    { timeout: 2 * stepTimeout },
  ],
})

/** Waits until the next page load has connected to the server. From then on the server tells the page about changes. */
const nextConnection = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
    timeout: stepTimeout,
  })

test('an open page follows event.yaml, and shows the place of a mistake until the mistake is fixed', async ({
  dev,
  page,
}) => {
  test.setTimeout(4 * stepTimeout)
  const name = page.getByRole('heading', { level: 1 })
  const mistake = page.locator('vite-error-overlay .message')
  const place = `event.yaml:${dev.nameLine} · nam: no hay ningún campo «nam»`

  const opened = nextConnection(page)
  await page.goto(dev.url, { timeout: stepTimeout })
  await expect(name).toContainText('Nombre del evento')
  await opened

  const reloaded = nextConnection(page)
  dev.writeNameLine('name: Feria del Norte')
  await expect(name).toContainText('Feria del Norte')
  await reloaded

  dev.writeNameLine('nam: Feria del Norte')
  await expect(mistake).toContainText(place)
  expect(dev.output()).toContain(place)

  dev.writeNameLine('name: Feria del Sur')
  await expect(name).toContainText('Feria del Sur')
  await expect(mistake).toHaveCount(0)
})
