// When a command fails, it replaces the messages of its tools by messages for organisers.
import { expect, it, vi } from 'vitest'
import { ContentMistakes, mistakeIn } from '../../../../../scripts/build/read/mistakes.ts'
import { reasonOf, runScript } from '../../../../../scripts/build/lib/runScript.ts'

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
  // tests/support/setup.ts fails a test in which `console.error` was called.
  print.mockClear()
  expect(process.exitCode).toBe(1)
  // Otherwise Vitest itself would end with this code.
  process.exitCode = undefined
})
