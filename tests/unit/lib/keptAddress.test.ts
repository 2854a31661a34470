import { describe, expect, it } from 'vitest'
import { keptAddress } from '../../../src/lib/keptAddress.ts'

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/programa', '/', '/programa'],
    ['/programa/', '/', '/programa'],
    ['/programa/index.html', '/', '/programa'],
    ['/programa?ahora=1#a', '/', '/programa'],
    ['/evento/', '/evento/', '/evento/'],
    ['/evento/index.html', '/evento/', '/evento/'],
    ['/evento/faq/', '/evento/', '/evento/faq'],
  ])('of %s below %s is %s', (asked, base, address) => {
    const url = new URL(asked, 'https://a.example')
    expect(keptAddress(url, base)).toBe(`https://a.example${address}`)
  })

  it.each(['/programa.pdf', '/a/b.ics', '/robots.txt'])('does not exist of the file %s', (file) => {
    expect(keptAddress(new URL(file, 'https://a.example'), '/')).toBeNull()
  })
})
