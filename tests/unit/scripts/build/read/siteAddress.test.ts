// The site's address: SITE_URL and BASE_PATH in the environment, or `site` in event.yaml.
import { expect, it } from 'vitest'
import {
  readSiteAddress,
  sampleOrigin,
  shownAddress,
  siteAddressOf,
} from '../../../../../scripts/build/read/siteAddress.ts'

it.each([
  ['https://ejemplo.org/', '/', 'https://ejemplo.org'],
  ['HTTPS://Ejemplo.org', '/evento/', 'https://ejemplo.org'],
  ['http://localhost:8080', '/2025/evento-1/', 'http://localhost:8080'],
  ['https://ñandú.example', '/~ana/a.b_c/', 'https://xn--and-6ma2c.example'],
])('the address may be SITE_URL=%s with BASE_PATH=%s', (SITE_URL, base, origin) => {
  expect(readSiteAddress({ SITE_URL, BASE_PATH: base })).toEqual({ origin, base })
})

it('the address that people read has the letters of the domain, and the folder', () => {
  expect(shownAddress({ origin: 'https://xn--and-6ma2c.example', base: '/feria/' })).toBe(
    'ñandú.example/feria',
  )
  expect(shownAddress({ origin: 'http://localhost:4173', base: '/' })).toBe('localhost:4173')
})

const invalidOrigins = [
  'ejemplo.org',
  'https://ejemplo.org/evento',
  'https:\\\\ejemplo.org',
  'https://ejemplo.org:99999',
]
const invalidFolders = ['/evento', 'evento/', '/año/', '/../']

it.each([
  ...invalidOrigins.map((text) => ['SITE_URL', text, 'https://ejemplo.org'] as const),
  ...invalidFolders.map((text) => ['BASE_PATH', text, '/evento/'] as const),
])('%s may not be %j, and the message has the example %s', (name, text, example) => {
  const read = () => readSiteAddress({ [name]: text })
  expect(read).toThrow(`${name}: pone «${text}», pero se espera`)
  expect(read).toThrow(example)
})

it.each(['https://ana:s3creto@ejemplo.org', 'ana:s3creto@ejemplo.org'])(
  'a password is refused and not printed: %s',
  (text) => {
    for (const environment of [{ SITE_URL: text }, { BASE_PATH: text }]) {
      expect(() => readSiteAddress(environment)).toThrow('lleva un nombre o una contraseña')
      expect(() => readSiteAddress(environment)).not.toThrow('s3')
    }
  },
)

const site = 'https://usuario.example/evento'

it.each([
  ['"site" may be a host and a folder', {}, { site }, 'https://usuario.example', '/evento/'],
  [
    '"site" may be a host alone',
    {},
    { site: 'https://evento.example' },
    'https://evento.example',
    '/',
  ],
  [
    'SITE_URL replaces "site"',
    { SITE_URL: 'https://otra.example' },
    { site },
    'https://otra.example',
    '/',
  ],
  [
    'BASE_PATH replaces the folder of "site"',
    { BASE_PATH: '/2026/' },
    { site },
    'https://usuario.example',
    '/2026/',
  ],
  [
    'it is a sample without the variables and "site"',
    { SITE_URL: '', BASE_PATH: '' },
    {},
    sampleOrigin,
    '/',
  ],
])('the address: %s', (_, environment, event, origin, base) => {
  expect(siteAddressOf(environment, event)).toEqual({ origin, base })
})
