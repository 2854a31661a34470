// What somebody sees of a mistake in the content, whichever command meets it: the reason alone.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyWithLastDist } from '../../support/copy-of-sources.ts'
import { specificationFolder } from '../../support/specification.ts'

/** An event with two mistakes in two files. */
function brokenEvent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(specificationFolder, folder, { recursive: true })
  const spoil = (file: string, from: string, to: string) => {
    const place = path.join(folder, file)
    const source = readFileSync(place, 'utf8')
    expect(source).toContain(from)
    writeFileSync(place, source.replace(from, to))
  }
  spoil('event.yaml', 'replyHours: 48', 'replyHours: -5')
  spoil('programme.yaml', 'start: 11:30', 'start: 9:30')
  return folder
}

function run(folder: string, command: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', command, '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...rest, ...env },
  })
  const output = `${stdout}${stderr}`.split('\n').filter((line) => !/^(?:npm warn .*)?$/.test(line))
  return { status, output }
}

const commands = ['build', 'start', 'dev', 'audit', 'prelaunch', 'bench', 'invent', 'test'] as const

describe('a command that meets mistakes in the content', () => {
  it.each(commands)('ends with them alone: %s', (command) => {
    const [folder, CONTENT] = [copyWithLastDist(), brokenEvent()]
    const { status, output } = run(folder, command, { CONTENT })
    expect(status).toBe(1)
    const mistakes = [
      expect.stringMatching(/: hay 2 errores en el contenido:$|^✗ hay 2 errores en el contenido:$/),
      expect.stringMatching(/event\.yaml:\d+ · replyHours: pone «-5», pero se espera un número/),
      expect.stringMatching(/programme\.yaml:\d+ · parts\[0\]\.items\[1\]\.start: pone «9:30»/),
    ]
    expect(output).toEqual(command === 'test' ? [...mistakes, '0 passed, 1 failed'] : mistakes)
    expect(readdirSync(path.join(folder, 'dist'))).toEqual(['index.html'])
    expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the last one')
  })

  it('shows where they were found with --verbose', () => {
    const { status, output } = run(
      copyWithLastDist(),
      'build',
      { CONTENT: brokenEvent() },
      '--verbose',
    )
    expect(status).toBe(1)
    expect(output.join('\n')).toMatch(/^ +at .*read-content\.ts/m)
  })

  it('says so of a folder that is not there', () => {
    const { status, output } = run(copyWithLastDist(), 'build', { CONTENT: '../nada' })
    expect(status).toBe(1)
    expect(output.at(-1)).toBe('../nada: no hay ninguna carpeta así: CONTENT dice cuál es')
  })

  it('refuses a password in the address without printing it', () => {
    const { status, output } = run(copyWithLastDist(), 'build', {
      SITE_URL: 'https://a:s3creto@b.es',
    })
    expect(status).toBe(1)
    expect(output).toEqual([expect.stringContaining('build: SITE_URL holds a name or password')])
    expect(output.join()).not.toContain('s3creto')
  })
})
