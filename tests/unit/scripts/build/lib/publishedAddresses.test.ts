// Builds remember the addresses of the files that they publish. An address is gone if the last build does not publish it, but
// an earlier build did. "npm run prelaunch" asks the host whether it still answers at such an address.
import { expect, it } from 'vitest'
import {
  addressesAfterBuild,
  goneAddresses,
  addressesAmong,
  rememberAddresses,
} from '../../../../../scripts/build/lib/publishedAddresses.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

// A page, a picture or a document may show a person who has asked to be removed. A script or a calendar does not.
it('the remembered addresses are those of pages, pictures and documents', () => {
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
  const third = addressesAfterBuild(second, ['/', '/a'])
  expect(third).toEqual({ current: ['/', '/a'], gone: ['/b'] })
})

it('the addresses of each site are recorded separately, in a file that later commands read', async () => {
  const folder = folderWith({})
  const site = 'https://uno.example/'
  const otherSite = 'https://uno.example/2025/'
  expect(goneAddresses(site, folder)).toEqual([])

  await rememberAddresses(site, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberAddresses(otherSite, ['index.html', 'ponentes/ana/index.html'], folder)
  await rememberAddresses(site, ['index.html'], folder)

  expect(goneAddresses(site, folder)).toEqual(['/ponentes/ana'])
  expect(goneAddresses(otherSite, folder)).toEqual([])
})
