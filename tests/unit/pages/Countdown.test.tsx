// The countdown as people get it (spec 2 Home 1, 4, 9; design: phases, WCAG 2.2.2).
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HeroCountdown } from '../../../src/pages/Home/HeroCountdown.tsx'

const inRouter = (
  <MemoryRouter>
    <HeroCountdown />
  </MemoryRouter>
)

function openAt(madridTime: string) {
  vi.setSystemTime(Date.parse(`${madridTime}+01:00`))
  return render(inRouter)
}

/** "02 días 01 hora 00 minutos 05 segundos" */
const shown = () => screen.getByRole('timer').textContent?.replace(/\s+/g, ' ').trim()
/** What the panel of the day says, read as a person does. */
const onNow = () => {
  const panel = document.querySelector('[data-when="during"]')
  const texts = [...(panel?.querySelectorAll('strong, span, p:not(:has(strong))') ?? [])]
  return texts.map(({ textContent }) => textContent.trim()).join(' ')
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})

/** Opens the page anew at an address that asks for a moment; what reads it does so once, when it is loaded. */
async function rehearse(ahora: string, madridTime: string) {
  vi.setSystemTime(Date.parse(`${madridTime}+01:00`))
  window.history.replaceState(null, '', `/?ahora=${ahora}`)
  vi.resetModules()
  const fresh = await import('../../../src/pages/Home/HeroCountdown.tsx')
  render(
    <MemoryRouter>
      <fresh.HeroCountdown />
    </MemoryRouter>,
  )
}

describe('the countdown', () => {
  it('is prerendered without a number and without a button that would do nothing', () => {
    vi.setSystemTime(Date.parse('2025-11-01T12:00+01:00'))
    document.body.innerHTML = renderToString(inRouter)
    expect(screen.getByRole('timer', { name: 'Cuenta atrás' })).toBeTruthy()
    expect(shown()).toBe('·· días ·· horas ·· minutos ·· segundos')
    expect(screen.getByText('Empezamos a las 11:00, hora de Sevilla.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('takes over what was prerendered without a complaint, and then counts', () => {
    vi.setSystemTime(Date.parse('2025-11-05T11:00:00+01:00'))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(inRouter)
    render(inRouter, { container, hydrate: true })
    expect(shown()).toBe('03 días 00 horas 00 minutos 00 segundos')
  })

  it('shows days, hours, minutes and seconds, and the next second a second later', () => {
    openAt('2025-11-05T08:57:55')
    expect(shown()).toBe('03 días 02 horas 02 minutos 05 segundos')
    pass(1_000)
    expect(shown()).toBe('03 días 02 horas 02 minutos 04 segundos')
    pass(5_000)
    expect(shown()).toBe('03 días 02 horas 01 minuto 59 segundos')
  })

  it('names one of each in the singular', () => {
    openAt('2025-11-07T09:58:59')
    expect(shown()).toBe('01 día 01 hora 01 minuto 01 segundo')
  })

  it('shows more than 99 days in full', () => {
    openAt('2025-01-01T11:00:00')
    expect(shown()).toMatch(/^311 días/)
  })

  it('is read on demand and never by itself', () => {
    openAt('2025-11-05T08:57:55')
    expect(screen.getByRole('timer').closest('[aria-live], [role="status"], [role="alert"]')).toBe(
      null,
    )
  })

  it('can be paused and resumed by one button that says what it does', () => {
    openAt('2025-11-05T10:59:00')
    fireEvent.click(screen.getByRole('button', { name: 'Pausar la cuenta atrás' }))
    pass(10_000)
    expect(shown()).toBe('03 días 00 horas 01 minuto 00 segundos')
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar la cuenta atrás' }))
    expect(shown()).toBe('03 días 00 horas 00 minutos 50 segundos')
    pass(1_000)
    expect(shown()).toBe('03 días 00 horas 00 minutos 49 segundos')
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('stops at the start, says what is on and where, and what comes next, without a reload', () => {
    openAt('2025-11-08T10:59:58')
    pass(1_000)
    expect(shown()).toBe('00 días 00 horas 00 minutos 01 segundo')
    expect(screen.queryByText('Ahora')).toBeNull()
    pass(1_000)
    expect(shown()).toBe('00 días 00 horas 00 minutos 00 segundos')
    expect(onNow()).toBe(
      'Ahora hasta las 11:30 Bienvenida En el centro comercial Después, a las 11:30: Keynotes y conversaciones. Ver en el programa',
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/programa#ahora')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('follows the programme by itself, and promises nothing after its last item', () => {
    openAt('2025-11-08T14:29:30')
    expect(onNow()).toContain('Preguntas y cierre')
    pass(30_000)
    expect(onNow()).toBe('Ahora hasta las 21:00 Electrolunch + VIP En el parque Ver en el programa')
  })

  it('looks back from the end on, and holds no timer any more', () => {
    openAt('2025-11-08T21:00:00')
    expect(screen.getByText(/^El evento se celebró el 8.de.noviembre de 2025\.$/)).toBeTruthy()
    expect(screen.getByText(/Gracias por venir/)).toBeTruthy()
    expect(screen.queryByText('Ahora')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind when the visitor goes to another page', () => {
    const { unmount } = openAt('2025-11-05T10:59:00')
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows a rehearsed moment if the address asks for one', async () => {
    await rehearse('2025-11-08T10:59:50', '2025-03-01T12:00')
    expect(shown()).toBe('00 días 00 horas 00 minutos 10 segundos')
    pass(10_000)
    expect(screen.getByText('Ahora')).toBeTruthy()
  })

  it('ignores a bad rehearsal with one warning, however often the page asks for the time', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await rehearse('nunca', '2025-11-05T11:00:00')
    pass(5_000)
    expect(shown()).toBe('02 días 23 horas 59 minutos 55 segundos')
    const about = warning.mock.calls.filter(([text]) => String(text).includes('?ahora='))
    expect(about).toHaveLength(1)
  })
})
