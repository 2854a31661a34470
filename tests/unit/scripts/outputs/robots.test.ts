import { describe, expect, it } from 'vitest'
import { robotsTxt } from '../../../../scripts/outputs/robots.ts'
import { specification } from '../../../support/specification.ts'

const site = { origin: 'https://sevilla.example', base: '/' }
const inFolder = { origin: 'https://otra.example', base: '/evento/' }

describe('robots.txt', () => {
  it('lets everybody read everything and names the sitemap', () => {
    expect(robotsTxt(specification, site)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://sevilla.example/sitemap.xml\n',
    )
  })

  it('says in a sub-folder that it counts only at the root, where to put it, and forbids nothing', () => {
    const text = robotsTxt(specification, inFolder)
    expect(text).toMatch(/^# .*raíz.* https:\/\/otra\.example\/robots\.txt$/m)
    expect(text).toContain('\nUser-agent: *\nAllow: /\n')
    expect(text).toContain('\nSitemap: https://otra.example/evento/sitemap.xml\n')
    expect(text).not.toContain('Disallow')
  })
})
