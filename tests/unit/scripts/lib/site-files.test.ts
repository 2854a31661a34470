import path from 'node:path'
import { expect, it } from 'vitest'
import { isBelow } from '../../../../scripts/lib/site-files.ts'

it.each([
  [path.posix, '/evento', '/evento/pages/aviso.md', true],
  [path.posix, '/evento', '/evento-2/event.yaml', false],
  [path.win32, 'D:\\evento', 'D:\\evento\\faq.yaml', true],
  [path.win32, 'D:\\evento', 'C:\\sitio\\src\\main.tsx', false],
] as const)('below or not, on either system: %#', (system, folder, file, expected) => {
  expect(isBelow(folder, file, system)).toBe(expected)
})
