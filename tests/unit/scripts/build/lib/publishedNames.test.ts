// Names of published files that builds remember. "npm run prelaunch" asks the host whether it still has files that the last
// build lacks.
import { expect, it } from 'vitest'
import {
  namesAfterBuild,
  goneNames,
  namesAmong,
  rememberNames,
} from '../../../../../scripts/build/lib/publishedNames.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

// Pages, pictures and documents may show a person who has asked to be removed.
it('builds remember pages, pictures and documents, and neither scripts nor calendars', () => {
  const files = [
    '404.html',
    'assets/app-1.js',
    'assets/nora-diaz-1-480.avif',
    'compartir/ponentes/nora-diaz.jpg',
    'index.html',
    'jornadas.ics',
    'ponentes/nora-diaz.html',
    'ponentes/nora-diaz/index.html',
    'ponentes/nora-diaz/index.html.br',
    'programa.pdf',
  ]
  expect(namesAmong(files)).toEqual([
    '/',
    '/assets/nora-diaz-1-480.avif',
    '/compartir/ponentes/nora-diaz.jpg',
    '/ponentes/nora-diaz',
    '/programa.pdf',
  ])
})

it('a name is gone once a build lacks it, until a build has it again', () => {
  const first = namesAfterBuild({ current: [], gone: [] }, ['/', '/a', '/b'])
  const second = namesAfterBuild(first, ['/', '/b'])
  expect(second).toEqual({ current: ['/', '/b'], gone: ['/a'] })
  expect(namesAfterBuild(second, ['/', '/a'])).toEqual({ current: ['/', '/a'], gone: ['/b'] })
})

it('the names of each address are kept apart, in a file that later commands read', async () => {
  const folder = folderWith({})
  const [here, there] = ['https://uno.example/', 'https://uno.example/2025/']
  expect(goneNames(here, folder)).toEqual([])
  await rememberNames(here, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberNames(there, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberNames(here, ['index.html'], folder)
  expect(goneNames(here, folder)).toEqual(['/ponentes/ana'])
  expect(goneNames(there, folder)).toEqual([])
})
