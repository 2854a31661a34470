// The address on which "npm run dev" listens.
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
  expect(devServerSettings(devServerVariables(args))).toEqual(settings)
})

it.each([
  [['--puerto', '4000']],
  [['--port', 'cuatro']],
  [['--port', '65536']],
  [['--port']],
  [['0.0.0.0']],
])('npm run dev -- %j is refused, and the message says what the command takes', (args) => {
  expect(() => devServerVariables(args)).toThrow(/^npm run dev entiende --host.* --port 4000\.$/)
})
