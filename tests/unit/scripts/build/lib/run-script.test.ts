// Messages of commands, instead of those of their tools, and their form for GitHub.
import { expect, it, vi } from 'vitest'
import { ContentMistakes, mistakeIn } from '../../../../../scripts/build/read/mistakes.ts'
import { showOnGitHub, reasonOf, runScript } from '../../../../../scripts/build/lib/run-script.ts'

it.each(['Failed to load native binding', 'Could not load the "sharp" module using x\nPossible…'])(
  '"%s" becomes one sentence that says what to do',
  (message) => {
    expect(reasonOf(new Error(message))).toMatch(/^una pieza compilada no carga .*«npm ci».*$/)
  },
)

it.each([
  "EACCES: permission denied, mkdir '.build/fonts'",
  "EROFS: read-only file system, open '.build/fonts'",
  "EPERM: operation not permitted, rename '.build/fonts' -> 'dist'",
  "no se han podido hacer las páginas.\nError: EACCES: permission denied, mkdir '.build/fonts'\n    at async",
])('"%s" becomes one sentence that names the folder', (message) => {
  expect(reasonOf(new Error(message))).toMatch(
    /^no hay permiso para escribir en «\.build\/fonts»: .*$/,
  )
})

it('a command that finds a mistake in the content prints it without a stack, and fails', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  await runScript('check', { isOnGitHub: false }, () => {
    throw new ContentMistakes('src/content', [mistakeIn('event.yaml', 'pone «-5».', 12)])
  })
  const reason =
    /^check: hay un error en el contenido:\nsrc\/content\/event\.yaml:12.* pone «-5»\.$/
  expect(print.mock.lastCall).toEqual([expect.stringMatching(reason)])
  print.mockClear()
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
})

it('shows mistakes of the content on GitHub at their files and lines', () => {
  const { message } = new ContentMistakes('src/content', [
    { ...mistakeIn('event.yaml', 'pone «100 %».', 12), field: 'start' },
    mistakeIn('speakers/ana.heic', 'aquí solo se leen fotos.'),
    mistakeIn('speakers/Ana López, 2.jpg', 'nadie la lee.'),
  ])
  const log = vi.spyOn(console, 'log').mockReturnValue()
  showOnGitHub(message, 'error')
  showOnGitHub('src/content/faq.yaml:3 · questions[0]: no dice a dónde lleva.', 'warning')
  showOnGitHub('./evento//faq.yaml:3: no es YAML.', 'notice')
  const folder = new ContentMistakes('Mi-Evento', [mistakeIn('', 'no es ninguna carpeta.')])
  showOnGitHub(folder.message, 'error')
  expect(log.mock.calls.flat()).toEqual([
    '::error file=src/content/event.yaml,line=12::start: pone «100 %25».',
    '::error file=src/content/speakers/ana.heic,line=1::aquí solo se leen fotos.',
    '::error file=src/content/speakers/Ana López%2C 2.jpg,line=1::nadie la lee.',
    '::warning file=src/content/faq.yaml,line=3::questions[0]: no dice a dónde lleva.',
    '::notice file=evento/faq.yaml,line=3::no es YAML.',
    '::error::hay un error en el contenido:%0AMi-Evento: no es ninguna carpeta.',
  ])
})
