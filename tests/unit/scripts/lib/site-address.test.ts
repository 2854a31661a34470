import { describe, expect, it } from 'vitest'
import { readSiteAddress, sampleOrigin } from '../../../../scripts/lib/site-address.ts'

describe('the address of the site', () => {
  it('is a sample at the root if nothing is set', () => {
    expect(readSiteAddress({})).toEqual({ origin: sampleOrigin, base: '/' })
    expect(readSiteAddress({ SITE_URL: '', BASE_PATH: '' })).toEqual({
      origin: sampleOrigin,
      base: '/',
    })
    expect(sampleOrigin).toMatch(/^https:\/\/[a-z]+\.example$/)
  })

  it.each([
    ['https://ejemplo.org', 'https://ejemplo.org'],
    ['https://ejemplo.org/', 'https://ejemplo.org'],
    ['HTTPS://Ejemplo.org', 'https://ejemplo.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
  ])('takes SITE_URL %s', (SITE_URL, origin) => {
    expect(readSiteAddress({ SITE_URL }).origin).toBe(origin)
  })

  it.each([
    'ejemplo.org',
    'ejemplo',
    '//ejemplo.org',
    'ftp://ejemplo.org',
    'https://',
    'https://ejemplo.org/evento',
    'https://ejemplo.org/?a=b',
    'https://ejemplo.org/#a',
    'javascript:alert(1)',
    'https:ejemplo.org',
    'https:///ejemplo.org',
    'https:\\\\ejemplo.org',
    'https://ejemplo,org',
    'https://ejemplo..org',
    'https://.ejemplo.org',
    'https://$HOST',
    'https://ejemplo.org:99999',
    'https://ejemplo.org\n',
    ' https://ejemplo.org',
    'https://ejemplo.org?',
    'undefined',
  ])('refuses SITE_URL %s in one sentence that shows a good one', (SITE_URL) => {
    expect(() => readSiteAddress({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}"`)
    expect(() => readSiteAddress({ SITE_URL })).toThrow('https://ejemplo.org')
  })

  it.each([
    'https://ana:s3creto@ejemplo.org',
    'https://ana:s3 creto@ejemplo.org',
    'ana:s3creto@ejemplo.org',
    'https://s3creto@ejemplo.org/',
  ])('refuses a password in SITE_URL or BASE_PATH and does not print it: %s', (text) => {
    for (const environment of [{ SITE_URL: text }, { BASE_PATH: text }]) {
      expect(() => readSiteAddress(environment)).toThrow('holds a name or password, but must')
      expect(() => readSiteAddress(environment)).not.toThrow('s3')
    }
  })

  it.each(['/', '/evento/', '/2025/evento-1/', '/~ana/a.b_c/'])('takes BASE_PATH %s', (path) => {
    expect(readSiteAddress({ BASE_PATH: path }).base).toBe(path)
  })

  it.each([
    'evento',
    '/evento',
    'evento/',
    '//',
    '/a//b/',
    '/a b/',
    '/año/',
    '/a?b/',
    '/../',
    '/a/./',
  ])('refuses BASE_PATH %s in one sentence that shows a good one', (BASE_PATH) => {
    expect(() => readSiteAddress({ BASE_PATH })).toThrow(`BASE_PATH is "${BASE_PATH}"`)
    expect(() => readSiteAddress({ BASE_PATH })).toThrow('/evento/')
  })
})
