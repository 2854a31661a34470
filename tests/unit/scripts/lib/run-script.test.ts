// What a command says in place of what its tools say.
import { expect, it, vi } from 'vitest'
import { ContentMistakes, mistakeIn } from '../../../../scripts/read/mistakes.ts'
import {
  annotate,
  checkFolderName,
  reasonOf,
  runScript,
} from '../../../../scripts/lib/run-script.ts'

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

it('a mistake in the content ends a command with its reason alone', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await runScript('check', () => {
    throw new ContentMistakes('src/content', [mistakeIn('event.yaml', 'pone «-5».', 12)])
  })
  const reason =
    /^check: hay un error en el contenido:\nsrc\/content\/event\.yaml:12.* pone «-5»\.$/
  expect(said.mock.calls).toEqual([[expect.stringMatching(reason)]])
  said.mockClear()
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})

it('shows mistakes of the content on GitHub at their files and lines', () => {
  const { message } = new ContentMistakes('src/content', [
    { ...mistakeIn('event.yaml', 'pone «100 %».', 12), field: 'start' },
    mistakeIn('speakers/ana.heic', 'aquí solo se leen fotos.'),
  ])
  const log = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  annotate(message, 'error')
  annotate('src/content/faq.yaml:3 · questions[0]: no dice a dónde lleva.', 'warning')
  annotate('no se han podido hacer las páginas.', 'error')
  expect(log.mock.calls.flat()).toEqual([
    '::error file=src/content/event.yaml,line=12::start: pone «100 %25».',
    '::error file=src/content/speakers/ana.heic,line=1::aquí solo se leen fotos.',
    '::warning file=src/content/faq.yaml,line=3::questions[0]: no dice a dónde lleva.',
  ])
})
