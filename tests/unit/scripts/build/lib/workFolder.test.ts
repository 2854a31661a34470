import { expect, it } from 'vitest'
import { workFoldersOf } from '../../../../../scripts/build/lib/workFolder.ts'

const rootOf = (content: string, dist = 'dist') => workFoldersOf(content, dist).root

it('builds share a work folder only if they read the same content folder and write into the same folder', () => {
  expect(rootOf('src/content')).toBe('.build/src-content')
  expect(rootOf(`${process.cwd()}/src/content/`)).toBe('.build/src-content')
  const roots = [
    rootOf('src/content'),
    rootOf('src/content', 'reports/dist'),
    rootOf('tests/evento'),
    rootOf('../mi-evento'),
    rootOf('../otro/mi-evento'),
    rootOf('../mi-evento', '/tmp/dist'),
  ]
  expect(new Set(roots).size).toBe(roots.length)
})
