// A command that fails prints a message for organisers instead of the messages of its tools.
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
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const mistake = mistakeIn('event.yaml', 'pone «-5».', 12)

  await runScript('check', { isOnGitHub: false }, () => {
    throw new ContentMistakes('src/content', [mistake])
  })

  const message =
    /^check: hay un error en el contenido:\nsrc\/content\/event\.yaml:12.* pone «-5»\.$/
  expect(consoleError.mock.lastCall).toEqual([expect.stringMatching(message)])
  expect(process.exitCode).toBe(1)
  // tests/support/setup.ts fails a test in which `console.error` was called.
  consoleError.mockClear()
  // Otherwise Vitest itself would end with this exit code.
  process.exitCode = undefined
})
