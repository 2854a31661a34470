import { describe, expect, it } from 'vitest'
import { mailUrl } from '../../../src/lib/mailUrl.ts'

const bodyOf = (url: string) => new URL(url).searchParams.get('body') ?? ''

describe('a mail with words in it', () => {
  it('has address, subject and text, with the line ends that mail asks for', () => {
    const url = mailUrl('a@b.example', 'Duda & más', 'Nombre: Ana\nMensaje: ¿100 %?')
    expect(url).toMatch(/^mailto:a@b\.example\?subject=Duda%20%26%20m%C3%A1s&body=/)
    expect(bodyOf(url)).toBe('Nombre: Ana\r\nMensaje: ¿100 %?')
  })

  it.each(['ñ', '👩🏽‍💻', 'a', '\n'])(
    'is cut off at a whole letter where it is too long: %j',
    (letter) => {
      const url = mailUrl('a@b.example', 'Hola', letter.repeat(5000))
      expect(url.length).toBeGreaterThan(1850)
      expect(url.length).toBeLessThanOrEqual(1900)
      expect(bodyOf(url)).toMatch(/…$/)
      expect(bodyOf(url)).not.toContain('\uFFFD')
    },
  )

  it('is whole where it just fits', () => {
    const longest = Array.from({ length: 2000 }, (_, length) => 'a'.repeat(length)).findLast(
      (text) => !bodyOf(mailUrl('a@b.example', 'Hola', text)).endsWith('…'),
    )
    expect(longest?.length).toBeGreaterThan(1800)
  })
})
