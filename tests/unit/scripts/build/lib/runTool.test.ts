import { expect, it } from 'vitest'
import { runTool } from '../../../../../scripts/build/lib/runTool.ts'

const { env } = process

it('the output of a tool is returned without the line breaks around it', async () => {
  const { exitCode, output } = await runTool('marked -s', { env, args: ['Un **texto**'] })
  expect(exitCode).toBe(0)
  expect(output).toBe('<p>Un <strong>texto</strong></p>')
})

it('a command may be in a package of another name: tsc is in "typescript"', async () => {
  const { output } = await runTool('tsc --version', { env })
  expect(output).toMatch(/^Version \d/)
})

it('a tool that fails returns its exit code, and its message as the output', async () => {
  const { exitCode, output } = await runTool('tsc -p no-existe.json', { env })
  expect(exitCode).toBe(1)
  expect(output).toContain('no-existe.json')
})

it('a tool that a signal ends has failed, and the output names the signal', async () => {
  // Before the tool, Node runs the module in this data URL. It kills the process.
  const NODE_OPTIONS = '--import="data:text/javascript,process.kill(process.pid,\'SIGKILL\')"'
  const { exitCode, output } = await runTool('marked -s', { env: { ...env, NODE_OPTIONS } })
  expect(exitCode).toBe(1)
  expect(output).toBe('marked was ended by SIGKILL')
})
