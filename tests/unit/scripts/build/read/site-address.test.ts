import { expect, it } from 'vitest'
import { publishedAt } from '../../../../../scripts/build/read/siteAddress.ts'
import {
  readSiteAddress,
  sampleOrigin,
  shownAddress,
} from '../../../../../scripts/build/read/siteAddress.ts'

it.each([
  ['https://ejemplo.org/', '/', 'https://ejemplo.org'],
  ['HTTPS://Ejemplo.org', '/evento/', 'https://ejemplo.org'],
  ['http://localhost:8080', '/2025/evento-1/', 'http://localhost:8080'],
  ['https://ñandú.example', '/~ana/a.b_c/', 'https://xn--and-6ma2c.example'],
])('an address may be %s with %s', (SITE_URL, base, origin) => {
  expect(readSiteAddress({ SITE_URL, BASE_PATH: base })).toEqual({ origin, base })
})

it('people read the letters of a domain, and its folder', () => {
  expect(shownAddress({ origin: 'https://xn--and-6ma2c.example', base: '/feria/' })).toBe(
    'ñandú.example/feria',
  )
  expect(shownAddress({ origin: 'http://localhost:4173', base: '/' })).toBe('localhost:4173')
})

const notOrigins = [
  'ejemplo.org',
  'https://ejemplo.org/evento',
  'https:\\\\ejemplo.org',
  'https://ejemplo.org:99999',
]
const notFolders = ['/evento', 'evento/', '/año/', '/../']

it.each([
  ...notOrigins.map((text) => ['SITE_URL', text, 'https://ejemplo.org'] as const),
  ...notFolders.map((text) => ['BASE_PATH', text, '/evento/'] as const),
])('%s may not be %j, which is said with a good one', (name, text, example) => {
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

// The site's address: the environment overrides the content.
const site = 'https://usuario.example/evento'

it.each([
  ['the content', {}, { site }, 'https://usuario.example', '/evento/'],
  ['a domain of its own', {}, { site: 'https://evento.example' }, 'https://evento.example', '/'],
  ['a variable first', { SITE_URL: 'https://otra.example' }, { site }, 'https://otra.example', '/'],
  ['a folder first', { BASE_PATH: '/2026/' }, { site }, 'https://usuario.example', '/2026/'],
  ['nothing', { SITE_URL: '', BASE_PATH: '' }, {}, sampleOrigin, '/'],
])('is said by %s', (_, environment, event, origin, base) => {
  expect(publishedAt(environment, event)).toEqual({ origin, base })
})
