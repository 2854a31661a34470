import { expect, it } from 'vitest'
import { shareLinks, shareMailUrl } from '../../../../src/lib/shareLinks.ts'

it('every link for sharing has the whole text and address, even if they have signs', () => {
  const [text, url] = ['¿Vienes? 50 % y «+1» & más', 'https://ejemplo.org/a?b=1&c=2#d']
  const ways = [...shareLinks({ text, url }).map(({ href }) => href), shareMailUrl({ text, url })]
  expect(ways.map((way) => [...new URL(way).searchParams.values()])).toEqual([
    // WhatsApp, LinkedIn and mail.
    [`${text} ${url}`],
    [url],
    [text, url],
  ])
})
