import { describe, expect, it } from 'vitest'
import { readSiteAddress, sampleOrigin } from '../../../../scripts/lib/site-address.ts'

describe('the address of the site', () => {
  it('is a sample at the root if nothing is set', () => {
    const sample = { origin: sampleOrigin, base: '/' }
    expect(readSiteAddress({ SITE_URL: '', BASE_PATH: '' })).toEqual(sample)
    expect(sampleOrigin).toMatch(/^https:\/\/[a-z]+\.example$/)
  })

  it.each([
    ['https://ejemplo.org/', 'https://ejemplo.org'],
    ['HTTPS://Ejemplo.org', 'https://ejemplo.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
  ])('takes SITE_URL %s', (SITE_URL, origin) => {
    expect(readSiteAddress({ SITE_URL }).origin).toBe(origin)
  })

  it.each([
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
  ])('refuses SITE_URL %s in one sentence that shows a good one', (SITE_URL) => {
    const read = () => readSiteAddress({ SITE_URL })
    expect(read).toThrow(`SITE_URL: pone «${SITE_URL}», pero se espera`)
    expect(read).toThrow('https://ejemplo.org')
  })

  it.each(['https://ana:s3creto@ejemplo.org', 'ana:s3creto@ejemplo.org'])(
    'refuses a password and does not print it: %s',
    (text) => {
      for (const environment of [{ SITE_URL: text }, { BASE_PATH: text }]) {
        expect(() => readSiteAddress(environment)).toThrow('lleva un nombre o una contraseña')
        expect(() => readSiteAddress(environment)).not.toThrow('s3')
      }
    },
  )

  it.each(['/', '/evento/', '/2025/evento-1/', '/~ana/a.b_c/'])('takes BASE_PATH %s', (path) => {
    expect(readSiteAddress({ BASE_PATH: path }).base).toBe(path)
  })

  it.each(['evento', '/evento', 'evento/', '//', '/a b/', '/año/', '/a?b/', '/../'])(
    'refuses BASE_PATH %s in one sentence that shows a good one',
    (BASE_PATH) => {
      const read = () => readSiteAddress({ BASE_PATH })
      expect(read).toThrow(`BASE_PATH: pone «${BASE_PATH}», pero se espera`)
      expect(read).toThrow('/evento/')
    },
  )
})
