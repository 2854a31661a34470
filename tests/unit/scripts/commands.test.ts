// If its user makes a mistake, a command prints only the reason. All commands start in the same way.
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { eventFolder } from '../../support/mistakes.ts'

function check(CONTENT: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/check.ts', ...args]
  const env = { ...process.env, CONTENT }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  expect([status, stdout]).toEqual([1, ''])
  return stderr
}

it('a mistake in the content ends a command with file and line', () => {
  const folder = eventFolder(['event.yaml', 'replyHours: 48', 'replyHours: -5'])
  const [headline, mistake, ...more] = check(folder).trim().split('\n')
  expect(headline).toMatch(/^check: hay (?:1|un) error en el contenido:$/)
  expect(mistake).toMatch(/event\.yaml:\d+ · replyHours: pone «-5», pero se espera un número/)
  expect(more).toEqual([])
})
