// "npm run check" on GitHub: its log, and the summary of its step.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { type Edit, alteredFolder, withField } from '../../support/alteredEvent.ts'
import { newEventFolder } from '../../support/newEventFolder.ts'
import { folderWith, write } from '../../support/temporaryFolder.ts'

/** A logo whose letters are text, which machines may draw in different fonts. The check warns about it. */
const logoWithText =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><text y="60">Faro</text><path d="M0 80h300v9H0z"/></svg>'

/** Runs the command on a folder. @returns its output, and the summary of its step on GitHub */
async function runCheck(folder: string) {
  const summaryFile = path.join(folderWith({ summary: '' }), 'summary')
  const env = {
    ...process.env,
    CONTENT: folder,
    SITE_URL: '',
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'Ana-Lopez/Feria',
    GITHUB_STEP_SUMMARY: summaryFile,
  }
  const run = promisify(execFile)('node', ['--import', 'tsx', 'scripts/check.ts'], { env })
  // If the content has mistakes, the command fails. Then its output is in the error.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return { lines: stdout.split('\n'), summary: readFileSync(summaryFile, 'utf8') }
}

/** An edit that annotates a line of event.yaml as a sample. */
const annotateAsSample = (line: string): Edit => ['event.yaml', line, `${line} # ejemplo`]

/** Matches a line that contains this text. */
const lineWith = (text: string): unknown => expect.stringContaining(text)

it.each([
  ['', /^::warning file=.*event\.yaml,line=\d+::site: falta la dirección: si publicas/],
  ['feria.es/dentro/index.html', /^::error file=.*event\.yaml,line=\d+::site: pone «feria\.es/],
])('if "site" is "%s", the log proposes the address of GitHub Pages', async (site, message) => {
  const { lines } = await runCheck(alteredFolder(withField('event.yaml', 'site', site)))
  // GitHub's workflow commands begin with "::".
  const siteLine = lines.find((line) => line.startsWith('::') && line.includes('::site:'))
  expect(siteLine).toMatch(message)
  expect(siteLine).toContain('«site: https://ana-lopez.github.io/Feria/»')
})

/** Lines of event.yaml that are annotated as samples. */
const sampleLines = [
  'city: Gijón',
  'shortName: Cantábrico',
  'replyHours: 24',
  'phone: 600 111 222',
  'motif: onda',
]
/**
 * The tests' event with annotations and with three causes of warnings: forms that reach nobody, a logo whose letters are text,
 * and a link of the footer to a missing page. The tests' event itself has this link.
 */
const annotatedEvent = alteredFolder(
  ...sampleLines.map(annotateAsSample),
  ['event.yaml', 'palette: patio', 'palette: patio # promesa'],
  withField('forms.yaml', 'delivery', 'none'),
)
write(annotatedEvent, { 'sponsors/ancla.svg': logoWithText })
const { lines: logLines, summary } = await runCheck(annotatedEvent)

const { lines: logLinesOfNewEvent } = await runCheck(newEventFolder({}))

/** The line of the log that counts the annotations. */
const countLine = logLines.find((line) => line.includes('marcas')) ?? ''

it('the log counts the annotations', () => {
  expect(countLine).toMatch(
    /^check: quedan \d+ marcas de «# ejemplo» o «# promesa»: npm run prelaunch/,
  )
})

it('the log shows only the first five annotations as notices, with their lines', () => {
  const notices = logLines.filter((line) => line.startsWith('::notice'))
  expect(notices).toHaveLength(5)
  expect(notices).toContainEqual(
    lineWith('event.yaml,line=5::city: «Gijón» es un valor de ejemplo.'),
  )
})

it('the summary lists all annotations', () => {
  expect(summary).toContain(
    // Line 38 of the tests' event is `palette: patio`.
    'event.yaml:38 · tile.palette: «patio» promete algo que nadie ha confirmado.',
  )
  const [, count] = /quedan (\d+) marcas/.exec(countLine) ?? []
  const annotationLines = summary.match(/(?:es un valor de ejemplo|nadie ha confirmado)\.$/gm)
  expect(annotationLines).toHaveLength(Number(count))
})

it('warnings are in the log and in the summary', () => {
  expect(logLines).toContainEqual(
    lineWith('el formulario de contacto dice «Mensaje enviado. Te responderemos pronto.»'),
  )
  expect(logLines).toContainEqual(lineWith('el pie lleva a «/cookies», que no está'))
  expect(logLines).toContainEqual(lineWith('::warning file='))
  expect(summary).toContain('el pie lleva a «/cookies», que no está')
  expect(summary).toContain('sponsors/ancla.svg: lleva letras')
})

it.each([
  ' · start: aún no dice las horas.',
  ' · tickets: aún no se sabe nada de las entradas.',
  ' · venues: aún no hay ninguna sede.',
  ' · parts: aún no hay programa.',
])('the log of a new event says what the event does not have yet: %s', (line) => {
  expect(logLinesOfNewEvent).toContainEqual(lineWith(line))
})

it('the log names nothing that is missing in an event that has everything', () => {
  expect(logLines.filter((line) => line.includes(': aún no'))).toEqual([])
})
