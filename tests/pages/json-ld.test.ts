import { describe, expect, it } from 'vitest'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { checkJsonLd } from '../support/json-ld-visible.ts'
import { routes } from '../support/routes.ts'

const pages = readBuiltSite(distDir).pages.filter(({ path }) => path !== null)

const programme = pages.find(({ path }) => path === '/programa')?.document as Document

describe('structured data', () => {
  it('was looked for on every page', () => {
    expect(pages).toHaveLength(routes.length)
  })

  it.each(pages)('of $path says something, and nothing that is not on the page', ({ document }) => {
    const { statements, hidden } = checkJsonLd(document, programme)
    expect(hidden).toEqual([])
    expect(statements).toBeGreaterThan(0)
  })
})
