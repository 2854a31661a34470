import { describe, expect, it } from 'vitest'
import { keptAddress, offlinePage } from '../../../src/lib/offlinePage.ts'

const notice = { title: 'Sin conexión', main: '<h1>$& Sin conexión</h1>' }

const frame = [
  '<!DOCTYPE html><html lang="es"><head><title>Entradas</title>',
  '<link rel="canonical" href="https://a.example/entradas">',
  '<meta name="description" content="Una entrada"><meta property="og:title" content="Entrada">',
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
  '<script type="application/ld+json">{"a":1}</script>',
  '<style>h1{color:red}</style><script type="module" src="/assets/app.js"></script></head>',
  '<body><header>Cabecera</header><main id="contenido" tabindex="-1"><h1>Entradas</h1>',
  '<script>1</script></main><footer>Pie</footer></body></html>',
].join('\n')

describe('the page that says that there is no network', () => {
  const page = new DOMParser().parseFromString(offlinePage(frame, notice), 'text/html')

  it('stands in the frame of another page', () => {
    expect(page.title).toBe('Sin conexión')
    expect(page.querySelector('header')?.textContent).toBe('Cabecera')
    expect(page.querySelector('footer')?.textContent).toBe('Pie')
    expect(page.querySelector('main#contenido')?.innerHTML).toBe(notice.main.replace('&', '&amp;'))
    expect(page.querySelectorAll('style, meta[http-equiv]')).toHaveLength(2)
  })

  it('starts no app, which would look for the page that is missing', () => {
    expect(page.querySelectorAll('script')).toHaveLength(0)
  })

  it('says nothing of the page whose frame it took', () => {
    expect(page.documentElement.innerHTML).not.toMatch(/entrada/i)
  })

  it.each(['<main></main>', '<title></title>', ''])('is not made of a frame like "%s"', (html) => {
    expect(() => offlinePage(html, notice)).toThrow('no <title> or <main>')
  })
})

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
