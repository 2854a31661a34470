// The arguments of "npm run dev" say on which address it listens. The command passes them to Vite's process in variables.
import { expect, it } from 'vitest'
import {
  devServerVariables,
  devServerSettings,
} from '../../../../../scripts/build/lib/devServer.ts'

it.each([
  [[], {}],
  [['--host'], { host: true, allowedHosts: true }],
  [['--port', '4000'], { port: 4000, strictPort: true }],
  [['--port=4000', '--host'], { host: true, allowedHosts: true, port: 4000, strictPort: true }],
])('npm run dev -- %j has the settings %j', (args, settings) => {
  const variables = devServerVariables(args)
  expect(devServerSettings(variables)).toEqual(settings)
})

it.each([
  [['--puerto', '4000']],
  [['--port', 'cuatro']],
  [['--port', '65536']],
  [['--port']],
  [['0.0.0.0']],
])('npm run dev -- %j is refused, and the message lists the allowed arguments', (args) => {
  expect(() => devServerVariables(args)).toThrow(/^npm run dev entiende --host.* --port 4000\.$/)
})
