// What a command says of a mistake that its user has made: the reason alone.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyWithLastDist } from '../../support/copy-of-sources.ts'
import { specificationFolder } from '../../support/specification.ts'

/** An event with a mistake. */
function brokenEvent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(specificationFolder, folder, { recursive: true })
  const file = path.join(folder, 'event.yaml')
  const source = readFileSync(file, 'utf8')
  expect(source).toContain('replyHours: 48')
  writeFileSync(file, source.replace('replyHours: 48', 'replyHours: -5'))
  return folder
}

function build(env: NodeJS.ProcessEnv) {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  const folder = copyWithLastDist()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...rest, ...env },
  })
  const output = `${stdout}${stderr}`.split('\n').filter((line) => !/^(?:npm warn .*)?$/.test(line))
  expect(status).toBe(1)
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the last one')
  return output
}

it('a mistake in the content ends a command with file and line', () => {
  const [headline, mistake, ...more] = build({ CONTENT: brokenEvent() })
  expect(headline).toMatch(/^build: hay (?:1|un) error en el contenido:$/)
  expect(mistake).toMatch(/event\.yaml:\d+ · replyHours: pone «-5», pero se espera un número/)
  expect(more).toEqual([])
})

it('a password in the address is not printed', () => {
  const output = build({ SITE_URL: 'https://a:s3creto@b.es' })
  expect(output).toEqual([expect.stringContaining('build: SITE_URL: lleva un nombre')])
  expect(output.join()).not.toContain('s3creto')
})
