// The page that the service worker keeps and shows if there is no network.
import { describe, expect, it } from 'vitest'
import { offlineFile } from '../../scripts/lib/built-site.ts'
import { builtPages, href, linksOf, mainOf, textOf } from '../support/dist.ts'
import { copy } from '../support/specification.ts'

const page = builtPages.find(({ file }) => file === offlineFile)
if (!page) throw new Error('dist holds no page for a visit without network.')
const { document } = page

describe('the page without network', () => {
  it('says so, offers to try again and links to the pages that are kept', () => {
    const main = mainOf(page)
    expect(document.title).toBe(copy.offline.heading)
    expect(textOf(main.querySelector('h1'))).toBe(copy.offline.heading)
    expect(textOf(main)).toContain(copy.offline.text)
    expect(linksOf(main)).toEqual([
      [copy.offline.retry, ''],
      ['Inicio', href('/')],
      ['Programa', href('/programa')],
      ['Entradas', href('/entradas')],
      ['Preguntas frecuentes', href('/faq')],
    ])
  })

  it('starts no app, which would try to show the page that is missing', () => {
    expect(document.querySelectorAll('script[src]')).toHaveLength(0)
  })

  it('can be neither found nor shared: it has no address of its own', () => {
    const told = [...document.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')]
    const names = told.map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '')
    expect(names.filter((name) => /^(?:|description|og:.*|twitter:.*)$/.test(name))).toEqual([])
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
