import { expect, it } from 'vitest'
import { runTool } from '../../../../../scripts/build/lib/runTool.ts'

const { env } = process

it('the output of a tool is returned without the line breaks around it', async () => {
  const { exitCode, output } = await runTool('marked -s', { env, args: ['Un **texto**'] })
  expect(exitCode).toBe(0)
  expect(output).toBe('<p>Un <strong>texto</strong></p>')
})

it('a tool may be in a package of another name: tsc is in "typescript"', async () => {
  const { output } = await runTool('tsc --version', { env })
  expect(output).toMatch(/^Version \d/)
})

it('a tool that fails returns its exit code, and its message as the output', async () => {
  const { exitCode, output } = await runTool('tsc -p no-existe.json', { env })
  expect(exitCode).toBe(1)
  expect(output).toContain('no-existe.json')
})

it('a tool that is ended by a signal counts as failed, and the output names the signal', async () => {
  // Node runs the module in this data URL before the tool. The module kills the process.
  const nodeOptions = '--import="data:text/javascript,process.kill(process.pid,\'SIGKILL\')"'
  const killingEnv = { ...env, NODE_OPTIONS: nodeOptions }
  const { exitCode, output } = await runTool('marked -s', { env: killingEnv })
  expect(exitCode).toBe(1)
  expect(output).toBe('marked was ended by SIGKILL')
})
