// Header and footer, which every page has but the one for unknown addresses.
import { describe, expect, it } from 'vitest'
import { notFoundFile } from '../../scripts/lib/built-site.ts'
import { builtPages, href, linksOf, textOf } from '../support/dist.ts'
import { navigation } from '../support/routes.ts'
import { event, pages } from '../support/specification.ts'

const laidOut = builtPages.filter(({ file }) => file !== notFoundFile)

describe.each(laidOut)('the common layout of $file', ({ document, path: route }) => {
  const nav = document.querySelector('body header nav')

  it('has the header links in order, and marks the current one alone', () => {
    expect(nav && linksOf(nav)).toEqual(
      navigation.map(([label, address]) => [label, href(address)]),
    )
    const current = [...document.querySelectorAll('[aria-current="page"]')]
    const own = navigation.filter(([, address]) => address === route)
    expect(current.map(textOf)).toEqual(own.map(([label]) => label))
  })

  it('has no ticket button in the header before anybody has scrolled', () => {
    const header = nav?.closest('header')
    expect(textOf(header)).toContain('Inicio')
    expect(textOf(header)).not.toContain('Comprar')
    expect(header?.querySelectorAll(`a[href="${href(pages.tickets.path)}"]`)).toHaveLength(0)
  })

  it('has a menu that opens and closes without script', () => {
    expect(nav?.getAttribute('popover')).toBe('auto')
    const buttons = [...document.querySelectorAll(`button[popovertarget="${nav?.id}"]`)]
    expect(buttons.map(textOf)).toEqual(['Menú', 'Cerrar'])
  })

  it('ends with date, help, and links to the legal texts', () => {
    const footer = document.querySelector('body footer')
    expect(footer && linksOf(footer)).toEqual(
      expect.arrayContaining([
        ['Privacidad', href('/privacidad')],
        ['Términos', href('/terminos')],
        [event.email, `mailto:${event.email}`],
      ]),
    )
    expect(textOf(footer)).toContain('Sábado 8 de noviembre de 2025, en Sevilla.')
  })
})
