import { expect, it } from 'vitest'
import { readSiteAddress } from '../../../src/event/reading/siteAddress.ts'

it.each([
  ['https://ejemplo.org/', 'https://ejemplo.org'],
  ['HTTPS://Ejemplo.org', 'https://ejemplo.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
])('SITE_URL may be %s', (SITE_URL, origin) => {
  expect(readSiteAddress({ SITE_URL }).origin).toBe(origin)
})

it.each(['/', '/evento/', '/2025/evento-1/', '/~ana/a.b_c/'])('BASE_PATH may be %s', (path) => {
  expect(readSiteAddress({ BASE_PATH: path }).base).toBe(path)
})

const notOrigins = [
  'ejemplo.org',
  'ftp://ejemplo.org',
  'https://ejemplo.org/evento',
  'https://ejemplo.org/#a',
  'https:ejemplo.org',
  'https:\\\\ejemplo.org',
  'https://ejemplo,org',
  'https://ejemplo..org',
  'https://$HOST',
  'https://ejemplo.org:99999',
  'https://ejemplo.org\n',
  'https://ejemplo.org?',
]
const notFolders = ['evento', '/evento', 'evento/', '//', '/a b/', '/año/', '/a?b/', '/../']

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
