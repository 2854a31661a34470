import { describe, expect, it } from 'vitest'
import { isCurrent } from '../../../src/lib/isCurrent.ts'

const at = (pathname: string) => ({ pathname })

describe('a link of the navigation is current', () => {
  it('on its own page, with a trailing slash or without', () => {
    expect(isCurrent('/faq', at('/faq'))).toBe(true)
    expect(isCurrent('/faq', at('/faq/'))).toBe(true)
  })

  it('on what lies below its page', () => {
    expect(isCurrent('/ponentes', at('/ponentes/lucia-romero'))).toBe(true)
    expect(isCurrent('/ponentes', at('/ponentes/lucia-romero/'))).toBe(true)
  })

  it('for the home page there alone', () => {
    expect(isCurrent('/', at('/'))).toBe(true)
    expect(isCurrent('/', at('/faq'))).toBe(false)
    expect(isCurrent('/', at('/faq/'))).toBe(false)
  })

  it('on no other page, and on none whose name merely begins alike', () => {
    expect(isCurrent('/faq', at('/'))).toBe(false)
    expect(isCurrent('/faq', at('/contacto'))).toBe(false)
    expect(isCurrent('/faq', at('/faqs'))).toBe(false)
    expect(isCurrent('/faq', at('/otra/faq'))).toBe(false)
  })
})
