// The command that an organiser and GitHub run: what it says of an event whose content is right.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { type Change, eventFolder, withField } from '../../support/altered-event.ts'
import { folderWith, write } from '../../support/made-up-site.ts'

const letters =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><text y="60">Faro</text><path d="M0 80h300v9H0z"/></svg>'

/** The command's output, and the summary of its step on GitHub. */
async function check(folder: string) {
  const summary = path.join(folderWith({ summary: '' }), 'summary')
  const github = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'Ana-Lopez/Feria',
    GITHUB_STEP_SUMMARY: summary,
  }
  const env = { ...process.env, CONTENT: folder, SITE_URL: '', ...github }
  const run = promisify(execFile)('node', ['--import', 'tsx', 'scripts/check.ts'], { env })
  // A command that fails has an output too.
  const { stdout } = await run.catch((failed: { stdout: string }) => failed)
  return { lines: stdout.split('\n'), summary: readFileSync(summary, 'utf8') }
}

const sample = (text: string): Change => ['event.yaml', text, `${text} # ejemplo`]

const says = (text: string): unknown => expect.stringContaining(text)

it.each([
  ['', /^::warning file=.*event\.yaml,line=\d+::site: falta la dirección: si publicas/],
  ['feria.es/dentro/index.html', /^::error file=.*event\.yaml,line=\d+::site: pone «feria\.es/],
])('with "site: %s" a run on GitHub names the address of its Pages', async (site, expected) => {
  const { lines } = await check(eventFolder(withField('event.yaml', 'site', site)))
  const line = lines.find((one) => one.startsWith('::') && one.includes('::site:'))
  expect(line).toMatch(expected)
  expect(line).toContain('«site: https://ana-lopez.github.io/Feria/»')
})

it('samples are counted, the first five are shown at their lines, and the summary lists all', async () => {
  const folder = eventFolder(
    ...['city: Gijón', 'shortName: Cantábrico', 'replyHours: 24'].map(sample),
    ...['phone: 600 111 222', 'motif: onda'].map(sample),
    ['event.yaml', 'palette: patio', 'palette: patio # promesa'],
    withField('forms.yaml', 'delivery', 'none'),
  )
  write(folder, { 'sponsors/ancla.svg': letters })
  const { lines, summary } = await check(folder)

  const count = lines.find((line) => line.includes('marcas'))
  expect(count).toMatch(/^check: quedan \d+ marcas de «# ejemplo» o «# promesa»: npm run prelaunch/)
  const notices = lines.filter((line) => line.startsWith('::notice'))
  expect(notices).toHaveLength(5)
  expect(notices).toContainEqual(says('event.yaml,line=5::city: «Gijón» es un valor de ejemplo.'))
  expect(summary).toContain(
    'event.yaml:38 · tile.palette: «patio» promete algo que nadie ha confirmado.',
  )
  const [, total] = /quedan (\d+) marcas/.exec(count ?? '') ?? []
  expect(summary.match(/(?:es un valor de ejemplo|nadie ha confirmado)\.$/gm)).toHaveLength(
    Number(total),
  )

  expect(lines).toContainEqual(
    says('el formulario de contacto dice «Mensaje enviado. Te responderemos pronto.»'),
  )
  expect(lines).toContainEqual(says('el pie lleva a «/cookies», que no está'))
  expect(lines).toContainEqual(says('::warning file='))
  expect(summary).toContain('el pie lleva a «/cookies», que no está')
  expect(summary).toContain('sponsors/ancla.svg: lleva letras')
})
