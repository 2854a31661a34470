import { expect, it } from 'vitest'
import { withoutScript } from '../../../../scripts/bench/twin.ts'
import { pageHtml } from '../../../support/made-up-site.ts'

const script = '<script type="module" src="/assets/boot-1.js"></script>'
const data = '<script type="application/ld+json">{"@type":"Event"}</script>'

it('a twin has no script, and nothing that would fetch one', () => {
  const html = pageHtml(
    'Inicio',
    '<p>text</p><script>run()</script>',
    `${script}<link rel="modulepreload" href="/assets/app-1.js">
    <link rel="preload" as="script" href="/assets/app-1.js"><link rel="prefetch" href="/faq">`,
  )
  expect(withoutScript(html)).not.toMatch(/script|modulepreload|prefetch|run\(\)/)
  expect(withoutScript(html)).toContain('<p>text</p>')
})

it('a twin keeps structured data, styles and the font', () => {
  const kept = `${data}<style>p{}</style><link rel="preload" as="font" href="/f.woff2" crossorigin>`
  expect(withoutScript(pageHtml('Inicio', '', kept + script))).toBe(pageHtml('Inicio', '', kept))
})

it('a twin of a page without script is refused', () => {
  expect(() => withoutScript(pageHtml('Inicio', '', data))).toThrow(/no script/)
})
