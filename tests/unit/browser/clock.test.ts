// @vitest-environment node
// Rehearsing a moment with ?ahora= (design: clock and time zone).
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rehearsalShift } from '../../../src/browser/clock.ts'

const deviceNow = Date.UTC(2025, 9, 1, 8)

const present = (search: string) =>
  new Date(deviceNow + rehearsalShift(search, 'Europe/Madrid', deviceNow)).toISOString()

describe('a rehearsal in the address', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('moves the clock to the asked moment of Madrid', () => {
    expect(present('?ahora=2025-11-08T12:00')).toBe('2025-11-08T11:00:00.000Z')
    expect(present('?otra=cosa&ahora=2025-10-25T12:00')).toBe('2025-10-25T10:00:00.000Z')
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('may carry an offset, with its plus sign encoded or not', () => {
    expect(present('?ahora=2025-11-08T12:00%2B01:00')).toBe('2025-11-08T11:00:00.000Z')
    expect(present('?ahora=2025-11-08T12:00+01:00')).toBe('2025-11-08T11:00:00.000Z')
    expect(present('?ahora=2025-11-08T12:00Z')).toBe('2025-11-08T12:00:00.000Z')
  })

  it('leaves the clock alone if there is none', () => {
    expect(rehearsalShift('', 'Europe/Madrid', deviceNow)).toBe(0)
    expect(rehearsalShift('?utm_source=x', 'Europe/Madrid', deviceNow)).toBe(0)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each(
    ['', 'luego', '2025-02-30', '<script>', '%c%s', '9'.repeat(5_000)].map(
      (value) => [value.slice(0, 20), value] as const,
    ),
  )('is ignored with one warning that shows how to write it, if it reads «%s»', (_, value) => {
    const search = `?${new URLSearchParams({ ahora: value })}`
    expect(rehearsalShift(search, 'Europe/Madrid', deviceNow)).toBe(0)
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.warn).mock.calls[0]).toEqual([
      expect.stringContaining('?ahora=2025-12-31T12:00'),
      value,
    ])
  })
})
