// "npm run dev", by which organisers see what they write.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { event, specificationFolder } from '../support/specification.ts'

/** Starts the command on a folder. @returns its address, and what ends it */
async function startDev(content: string) {
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
  return { address, end: () => (child.kill('SIGINT'), ended) }
}

test('an open page shows a mistake in the content, and a change once it is mended @all', async ({
  page,
}) => {
  // The command makes all files anew.
  test.slow()
  const content = mkdtempSync(path.join(tmpdir(), 'contenido-'))
  cpSync(specificationFolder, content, { recursive: true })
  const { address, end } = await startDev(content)
  /** A page learns of a change only when it is connected, and it reconnects after most changes. */
  const connected = () =>
    page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await Promise.all([connected(), page.goto(`${address}faq`)])
  const overlay = page.locator('vite-error-overlay')
  const file = path.join(content, 'faq.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/question: .*/, 'qestion: ¿Se ve?'))
  await expect(overlay).toContainText(/faq\.yaml:\d+ · questions\[0\]\.qestion/)
  const again = connected()
  writeFileSync(file, text.replace(/question: .*/, 'question: ¿Se ve en {ciudad}?'))
  await again
  await expect(page.locator('details summary').first()).toContainText(`¿Se ve en ${event.city}?`)
  await expect(overlay).toHaveCount(0)
  await end()
  rmSync(content, { recursive: true })
})
