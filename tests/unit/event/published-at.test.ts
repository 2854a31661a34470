// Where the site is published: the environment overrides the content.
import { expect, it } from 'vitest'
import { publishedAt } from '../../../src/event/reading/siteContent.ts'
import { sampleOrigin } from '../../../src/event/reading/siteAddress.ts'

const site = 'https://usuario.example/evento'

it.each([
  ['the content', {}, { site }, 'https://usuario.example', '/evento/'],
  ['a domain of its own', {}, { site: 'https://evento.example' }, 'https://evento.example', '/'],
  ['a variable first', { SITE_URL: 'https://otra.example' }, { site }, 'https://otra.example', '/'],
  ['a folder first', { BASE_PATH: '/2026/' }, { site }, 'https://usuario.example', '/2026/'],
  ['nothing', { SITE_URL: '', BASE_PATH: '' }, {}, sampleOrigin, '/'],
])('is said by %s', (_, environment, event, origin, base) => {
  expect(publishedAt(environment, event)).toEqual({ origin, base })
})
