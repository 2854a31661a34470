import { expect, it } from 'vitest'
import { workFoldersOf } from '../../../../../scripts/build/lib/workFolder.ts'

const rootOf = (content: string, dist = 'dist') => workFoldersOf(content, dist).root

it('builds of different content folders, or into different folders, never share a work folder', () => {
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
