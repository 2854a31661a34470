// Addresses of published files that builds remember. "npm run prelaunch" asks the host whether it still has files that the last
// build lacks.
import { expect, it } from 'vitest'
import {
  addressesAfterBuild,
  goneAddresses,
  addressesAmong,
  rememberAddresses,
} from '../../../../../scripts/build/lib/publishedAddresses.ts'
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
  expect(addressesAmong(files)).toEqual([
    '/',
    '/assets/nora-diaz-1-480.avif',
    '/compartir/ponentes/nora-diaz.jpg',
    '/ponentes/nora-diaz',
    '/programa.pdf',
  ])
})

it('an address is gone once a build lacks it, until a build has it again', () => {
  const first = addressesAfterBuild({ current: [], gone: [] }, ['/', '/a', '/b'])
  const second = addressesAfterBuild(first, ['/', '/b'])
  expect(second).toEqual({ current: ['/', '/b'], gone: ['/a'] })
  expect(addressesAfterBuild(second, ['/', '/a'])).toEqual({ current: ['/', '/a'], gone: ['/b'] })
})

it('the addresses of each site are kept apart, in a file that later commands read', async () => {
  const folder = folderWith({})
  const [here, there] = ['https://uno.example/', 'https://uno.example/2025/']
  expect(goneAddresses(here, folder)).toEqual([])
  await rememberAddresses(here, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberAddresses(there, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberAddresses(here, ['index.html'], folder)
  expect(goneAddresses(here, folder)).toEqual(['/ponentes/ana'])
  expect(goneAddresses(there, folder)).toEqual([])
})
