// What a command says in place of what its tools say.
import { expect, it } from 'vitest'
import { checkFolderName, reasonOf } from '../../../../scripts/lib/run-script.ts'

it('a folder whose name the tools misread is refused, with the sign', () => {
  for (const sign of '#%?') {
    expect(() => checkFolderName(`/home/ana/sitio ${sign}2`)).toThrow(`lleva «${sign}»`)
  }
  expect(() => checkFolderName('C:\\Ana\\Sitio (2) & más')).not.toThrow()
})

it.each(['Failed to load native binding', 'Could not load the "sharp" module using x\nPossible…'])(
  '"%s" becomes one sentence with a cure',
  (message) => {
    expect(reasonOf(new Error(message))).toMatch(/^una pieza compilada no carga .*«npm ci».*$/)
  },
)
