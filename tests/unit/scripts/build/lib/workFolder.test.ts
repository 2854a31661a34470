import { expect, it } from 'vitest'
import { workFoldersOf } from '../../../../../scripts/build/lib/workFolder.ts'

/** The work folder of a build that reads the folder `content` and writes into the folder `dist`. */
const rootOf = (content: string, dist = 'dist') => workFoldersOf(content, dist).root

it('two spellings of one content folder have one work folder', () => {
  expect(rootOf('src/content')).toBe('.build/src-content')
  expect(rootOf(`${process.cwd()}/src/content/`)).toBe('.build/src-content')
})

it('builds that read or write different folders have different work folders', () => {
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
