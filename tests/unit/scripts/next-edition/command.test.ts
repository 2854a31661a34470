import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { askForMoments } from '../../../../scripts/next-edition/ask.ts'
import { readOptions } from '../../../../scripts/next-edition/options.ts'
import { contentCopy } from '../../../support/next-edition.ts'

const plain = { title: 'La edición de 2025', description: 'Fue en Sevilla.' }

const inMadrid = (moment: number) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })

function run(folder: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/next-edition.ts', ...args]
  const env = { ...process.env, CONTENT: folder }
  return spawnSync(process.execPath, command, { encoding: 'utf8', env, input: '' })
}

describe('the command', () => {
  it('tells what it did, and sets the day of the change to the day on which it runs', () => {
    const folder = contentCopy()
    const [before, { status, stdout, stderr }, after] = [
      Date.now(),
      run(folder, '2026-11-14', '--yes'),
      Date.now(),
    ]
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^La edición de 2025 [^]+\nQueda por hacer:\n {2}1\. /)
    const updated = /^updated: (.+)$/m.exec(readFileSync(path.join(folder, 'event.yaml'), 'utf8'))
    expect([inMadrid(before), inMadrid(after)]).toContain(updated?.[1])
  })

  it('takes the moments from flags', () => {
    const folder = contentCopy()
    const flags = ['--title', 'Uno', '--description', 'Y más.', '--updated', '2026-01-31']
    expect(run(folder, '2026-11-14', ...flags).status).toBe(0)
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    expect(read('editions.yaml')).toContain(
      '  - id: uno\n    title: Uno\n    description: Y más.\n    year: 2025\n',
    )
    expect(read('event.yaml')).toContain('updated: 2026-01-31\n')
  })

  it.each([
    [[], 'falta el día en que empieza la próxima: npm run next-edition -- 2026-11-14'],
    [['2026-11-14'], 'falta --title y --description de la edición que termina, o --yes.'],
    [['2025-01-01', '--yes'], 'no va después de la edición que termina, que es la del 2025-11-08.'],
    [['2026-11-14', '--quick'], 'estas opciones no se entienden.'],
  ])('%j: one line says why nothing was written', (args, reason) => {
    const { status, stdout, stderr } = run(contentCopy(), ...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^next-edition: no se ha escrito nada: .+\n$/)
    expect(stderr).toContain(reason)
  })

  it('needs no stack trace for content that cannot be read', () => {
    const folder = contentCopy({ 'event.yaml': [['city: Sevilla', 'city Sevilla']] })
    const { status, stderr } = run(folder, '2026-11-14', '--yes')
    expect(status).toBe(1)
    expect(stderr).toContain(`${folder}/event.yaml:`)
    expect(stderr).not.toMatch(/^\s+at |node:|\.ts:\d/m)
  })
})

describe('the options', () => {
  it('pair titles with descriptions', () => {
    const args = ['--title', 'A', '--description', 'a', '2026-11-14', '--title=B']
    expect(readOptions([...args, '--description=b'])).toEqual({
      day: '2026-11-14',
      moments: [
        { title: 'A', description: 'a' },
        { title: 'B', description: 'b' },
      ],
      updated: undefined,
      yes: false,
    })
    expect(() => readOptions(args)).toThrow('cada --title lleva su --description: hay 2 y 1.')
    expect(() => readOptions(['2026-11-14', 'sobra'])).toThrow('sobra «sobra»')
  })
})

/** Answers each question with the next line, and leaves after the last one. */
async function answers(...lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const asked: string[] = []
  const rest = [...lines]
  output.on('data', (chunk: Buffer) => {
    asked.push(String(chunk))
    const answer = rest.shift()
    if (answer === undefined) input.end()
    else input.write(`${answer}\n`)
  })
  return { moments: await askForMoments(plain, { input, output }), asked }
}

describe('the questions', () => {
  it('take what is proposed for an empty answer, and ask again where nothing is, and go on for more', async () => {
    const { moments, asked } = await answers('', '', 's', ' ', ' Otro ', 'Y más.', '')
    expect(moments).toEqual([plain, { title: 'Otro', description: 'Y más.' }])
    expect(asked[0]).toContain('[La edición de 2025]')
    expect(asked[3]).not.toContain('[')
  })

  it('lose no answer that comes before its question', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    input.end('Uno\nY más.\nn\n')
    const moments = await askForMoments(plain, { input, output })
    expect(moments).toEqual([{ title: 'Uno', description: 'Y más.' }])
  })

  it('say so when the answers end too early', async () => {
    await expect(answers('Uno')).rejects.toThrow('las preguntas se han quedado sin responder.')
  })
})
