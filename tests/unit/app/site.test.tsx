// The common layout and the route table (spec 2, 4, 6, 8, 9): header, footer, ticket button, navigation, not found.
import { format } from 'node:util'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageBoundary } from '../../../src/layouts/CrashBoundary.tsx'
import { renderSite } from '../../support/render-site.tsx'

let depth = 0

async function scrollTo(pixels: number) {
  depth = pixels
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    // The page looks after the frame.
    await new Promise((resolve) => setTimeout(resolve))
  })
}

beforeEach(() => {
  depth = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => depth)
})

/** A closed popover is hidden in jsdom, as on a phone, so its role and name are asked for one by one. */
const menu = async () => {
  const nav = await screen.findByLabelText('Principal')
  expect(nav).toBe(screen.getAllByRole('navigation')[0])
  return nav
}
/** Pages have headers of their own; this is the one that holds the menu. */
const header = async () => (await menu()).closest<HTMLElement>('header') as HTMLElement
const ticketButton = async () =>
  within(await header()).queryByRole('link', { name: 'Comprar entradas' })

describe('the layout', () => {
  it('has the five links of the specification in the header, in order', async () => {
    await renderSite('/')
    const nav = await menu()
    const links = within(nav).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Programa', '/programa'],
      ['Patrocina', '/patrocina'],
      ['FAQ', '/faq'],
      ['Contacto', '/contacto'],
    ])
  })

  it.each([
    ['/faq', ['FAQ']],
    ['/programa/', ['Programa']],
    ['/ponentes', []],
  ])('marks the current page at %s', async (address, current) => {
    await renderSite(address)
    const nav = await menu()
    const marked = within(nav).queryAllByRole('link', { current: 'page' })
    expect(marked.map((link) => link.textContent)).toEqual(current)
  })

  it('links to the legal texts and offers help in the footer', async () => {
    await renderSite('/faq')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Privacidad' }).getAttribute('href')).toBe(
      '/privacidad',
    )
    expect(footer.getByRole('link', { name: 'Términos' }).getAttribute('href')).toBe('/terminos')
    expect(footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('begins with a link that skips to the content', async () => {
    await renderSite('/ponentes')
    const main = await screen.findByRole('main')
    const [first] = screen.getAllByRole('link')
    expect(first?.textContent).toBe('Saltar al contenido')
    expect(first?.getAttribute('href')).toBe(`#${main.id}`)
    expect(main.tabIndex).toBe(-1)
  })

  it('has a menu that the browser itself opens and closes', async () => {
    await renderSite('/')
    const nav = await menu()
    const open = screen.getByRole('button', { name: 'Menú' })
    const close = within(nav).getByRole('button', { name: 'Cerrar' })
    expect(nav.getAttribute('popover')).toBe('auto')
    expect(open.getAttribute('popovertarget')).toBe(nav.id)
    expect(close.getAttribute('popovertarget')).toBe(nav.id)
    expect(close.getAttribute('popovertargetaction')).toBe('hide')
  })

  it('closes the open menu at a navigation', async () => {
    const { user } = await renderSite('/')
    const nav = await menu()
    // jsdom knows the markup of popovers, but not how to show and hide them.
    const hide = vi.fn<() => void>()
    nav.hidePopover = hide
    vi.spyOn(nav, 'matches').mockImplementation((selector) => selector === ':popover-open')
    await user.click(within(nav).getByRole('link', { name: 'FAQ' }))
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
    expect(hide).toHaveBeenCalled()
  })
})

describe('the ticket button of the header', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-10-20T10:00+02:00') })
  })

  it('is there for nobody at 0 to 100 pixels and for everybody beyond', async () => {
    await renderSite('/')
    expect(await ticketButton()).toBeNull()
    await scrollTo(100)
    expect(await ticketButton()).toBeNull()
    await scrollTo(101)
    expect((await ticketButton())?.getAttribute('href')).toBe('/entradas')
    await scrollTo(100)
    expect(await ticketButton()).toBeNull()
  })

  it.each(['/ponentes', '/faq'])(
    'is there at %s when the page is opened in its middle',
    async (address) => {
      depth = 400
      await renderSite(address)
      expect(await ticketButton()).not.toBeNull()
    },
  )

  it('does not ask for the position while the page scrolls, which would force a layout', async () => {
    await renderSite('/')
    await header()
    const asked = vi.spyOn(window, 'scrollY', 'get').mockClear()
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(asked).not.toHaveBeenCalled()
    await waitFor(() => expect(asked).toHaveBeenCalled())
  })

  it('leads to the tickets', async () => {
    depth = 400
    const { user, router } = await renderSite('/')
    await user.click((await ticketButton()) as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Entradas' })
    expect(router.shown().location.pathname).toBe('/entradas')
  })
})

const tag = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute)

describe('going to another page', () => {
  it('changes title and share tags, announces the title, and puts the focus on the content', async () => {
    const { user } = await renderSite('/')
    await waitFor(() => expect(document.title).toMatch(/^Encuentro Startup Sevilla 2025/))
    const announcement = screen.getAllByRole('status').find((node) => node.tagName === 'P')
    expect(announcement?.textContent).toBe('')
    await user.click(within(await header()).getByRole('link', { name: 'Programa' }))
    await screen.findByRole('heading', { level: 1, name: 'Programa' })
    await waitFor(() => expect(document.title).toMatch(/^Programa · /))
    expect(tag('link[rel="canonical"]', 'href')).toMatch(/\/programa$/)
    expect(tag('meta[property="og:url"]', 'content')).toMatch(/\/programa$/)
    expect(tag('meta[property="og:title"]', 'content')).toContain('El programa')
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    await waitFor(() => expect(announcement?.textContent).toBe(document.title))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('starts at the top, and goes back to where the visitor was', async () => {
    const { user, router } = await renderSite('/')
    const scrolled = vi.spyOn(window, 'scrollTo')
    await header()
    await scrollTo(640)
    await user.click(within(await header()).getByRole('link', { name: 'Contacto' }))
    await screen.findByRole('heading', { level: 1, name: 'Contacto' })
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    await scrollTo(0)
    await act(() => router.go(-1))
    await screen.findByRole('heading', { level: 1, name: /Encuentro/ })
    expect(scrolled).toHaveBeenLastCalledWith(0, 640)
  })

  it('opens the speaker whose name is followed in the programme', async () => {
    const { user } = await renderSite('/programa')
    await user.click(await screen.findByRole('link', { name: 'Carmen Vidal' }))
    await screen.findByRole('heading', { level: 1, name: 'Ponentes' })
    expect(document.activeElement?.id).toBe('carmen-vidal')
  })

  it('opens the question that the address names', async () => {
    const { router } = await renderSite('/programa')
    await screen.findByRole('heading', { level: 1, name: 'Programa' })
    await act(() => router.push('/faq#accesibilidad'))
    const question = await screen.findByText('¿Es un evento accesible?')
    expect(question.closest('details')?.open).toBe(true)
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  })
})

describe('an unknown address', () => {
  const paths = [
    '/no-existe',
    '/privacidad',
    '/terminos',
    '/programa/de/ayer',
    '/100%25%20%63%25s%25c',
    '/<img src=x onerror=alert(1)>',
    '/ñandú/🎉',
    `/${'largo'.repeat(2_000)}`,
  ]

  it.each(paths.map((path) => [path.slice(0, 30), path] as const))(
    'shows the texts of the specification and logs its path: %s',
    async (_, path) => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { router } = await renderSite(path)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404')
      expect(screen.getByText('Oops! Page not found')).toBeTruthy()
      const link = screen.getByRole('link')
      expect(link.textContent).toBe('Return to Home')
      expect(link.getAttribute('href')).toBe('/')
      const ours = () => warning.mock.calls.filter(([text]) => String(text).startsWith('404'))
      await waitFor(() => expect(ours()).toHaveLength(1))
      const [[text, ...rest] = []] = ours()
      // A console formats its first argument alone, so the path must not be in it.
      expect(text).toBe('404: no existe la ruta %s')
      expect(format(text, ...rest)).toBe(
        `404: no existe la ruta ${router.shown().location.pathname}`,
      )
      expect(decodeURI(path)).toBe(decodeURI(router.shown().location.pathname))
    },
  )

  it('is outside the common layout, is marked as English and not to be indexed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderSite('/no-existe')
    const main = await screen.findByRole('main')
    expect(main.lang).toBe('en')
    for (const role of ['banner', 'navigation', 'contentinfo']) {
      expect(screen.queryByRole(role)).toBeNull()
    }
    await waitFor(() => expect(document.title).toMatch(/^Página no encontrada · /))
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    )
  })

  it('lets the visitor return home', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = await renderSite('/no/existe')
    await user.click(await screen.findByRole('link', { name: 'Return to Home' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Por qué venir' })).toBeTruthy()
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"][content*="noindex"]')).toBeNull(),
    )
  })
})

const openAt = (address: string, moment: string) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(`${moment}+01:00`))
  return renderSite(address)
}
/** The item of the timeline that carries the word; it is said over the programme, too. */
const marked = (word: string) =>
  screen
    .queryAllByText(word)
    .map((mark) => mark.closest('li')?.textContent)
    .find(Boolean)

describe('the clock of the pages', () => {
  it('marks in words what is on now and what comes next', async () => {
    openAt('/programa', '2025-11-08T12:00')
    await screen.findByRole('heading', { level: 1, name: 'Programa' })
    expect(marked('Ahora')).toContain('Keynotes y conversaciones')
    expect(marked('A continuación')).toContain('Invitada especial')
  })

  it.each(['2025-11-07T12:00', '2025-11-08T10:59', '2025-11-08T21:00'])(
    'marks nothing at %s',
    async (moment) => {
      openAt('/programa', moment)
      await screen.findByRole('heading', { level: 1, name: 'Programa' })
      expect(marked('Ahora')).toBeUndefined()
      expect(marked('A continuación')).toBeUndefined()
    },
  )

  it('moves the marks when the visitor comes back to the page', async () => {
    openAt('/programa', '2025-11-08T13:59')
    await screen.findByRole('heading', { level: 1, name: 'Programa' })
    expect(marked('Ahora')).toContain('Keynotes')
    vi.setSystemTime(Date.parse('2025-11-08T14:20+01:00'))
    fireEvent(document, new Event('visibilitychange'))
    expect(marked('Ahora')).toContain('Preguntas y cierre')
    expect(marked('A continuación')).toContain('Electrolunch')
  })

  it.each([
    ['2025-11-01T12:00', 2],
    ['2025-11-08T12:00', 2],
    ['2025-12-01T12:00', 0],
  ] as const)(
    'takes nothing of the home page away, but what sells once it is over: %s',
    async (moment, selling) => {
      openAt('/', moment)
      await screen.findByRole('heading', { level: 2, name: 'Por qué venir' })
      expect(screen.getByRole('timer').textContent?.replace(/\s+/g, ' ')).toMatch(
        /\d+ días? \d+ horas? \d+ minutos? \d+ segundos?/,
      )
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
      const buying = screen.queryAllByRole('link', { name: 'Comprar entradas' })
      expect(
        buying.filter((link) => !(selling === 0 && link.dataset.when === 'sale')),
      ).toHaveLength(selling)
      const [date] = document.querySelectorAll('main time')
      expect(date?.textContent?.replace(/\s+/g, ' ')).toBe('Sábado 8 de noviembre de 2025')
    },
  )
})

const Broken = () => {
  throw new Error('broken on purpose')
}

describe('a page that crashes', () => {
  it('is replaced by words and two ways out', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    await renderSite('/', [
      { Component: PageBoundary, children: [{ path: '/', Component: Broken }] },
    ])
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Esto no tenía que pasar',
    )
    expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
    expect(console.error).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })
})
