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
])('SITE_URL=%s with BASE_PATH=%s is valid, and the origin is %s', (siteUrl, base, origin) => {
  expect(readSiteAddress({ SITE_URL: siteUrl, BASE_PATH: base })).toEqual({ origin, base })
})

it('the address that people read has the domain in its original letters and the folder, but no scheme', () => {
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
])('%s may not be %j, and the message has the example %s', (variable, text, example) => {
  const read = () => readSiteAddress({ [variable]: text })
  expect(read).toThrow(`${variable}: pone «${text}», pero se espera`)
  expect(read).toThrow(example)
})

it.each(['https://ana:s3creto@ejemplo.org', 'ana:s3creto@ejemplo.org'])(
  'an address with a password is refused, and the password is not printed: %s',
  (text) => {
    for (const environment of [{ SITE_URL: text }, { BASE_PATH: text }]) {
      expect(() => readSiteAddress(environment)).toThrow('lleva un nombre o una contraseña')
      expect(() => readSiteAddress(environment)).not.toThrow('s3')
    }
  },
)

/** `site` in event.yaml. */
const site = 'https://usuario.example/evento'

it.each([
  {
    title: '`site` may be a host and a folder',
    environment: {},
    event: { site },
    expected: { origin: 'https://usuario.example', base: '/evento/' },
  },
  {
    title: '`site` may be a host alone',
    environment: {},
    event: { site: 'https://evento.example' },
    expected: { origin: 'https://evento.example', base: '/' },
  },
  {
    title: 'SITE_URL replaces `site`',
    environment: { SITE_URL: 'https://otra.example' },
    event: { site },
    expected: { origin: 'https://otra.example', base: '/' },
  },
  {
    title: 'BASE_PATH replaces the folder of `site`',
    environment: { BASE_PATH: '/2026/' },
    event: { site },
    expected: { origin: 'https://usuario.example', base: '/2026/' },
  },
  {
    title: 'without the variables and `site` the address is a sample',
    environment: { SITE_URL: '', BASE_PATH: '' },
    event: {},
    expected: { origin: sampleOrigin, base: '/' },
  },
])('$title', ({ environment, event, expected }) => {
  expect(siteAddressOf(environment, event)).toEqual(expected)
})
