// What the pages hold before any script runs, besides the statements of tests/specification.yaml.
import { expect, it } from 'vitest'
import { href, linksOf, mainOf, metaOf, pageAt, textOf } from '../support/dist.ts'
import { copy, morning, speakers } from '../support/specification.ts'

const timesOf = (root: ParentNode) =>
  [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))

it('the map has few rights', () => {
  const frame = mainOf(pageAt('/')).querySelector('iframe')
  // The rights of an ordinary map, but no forms, no downloads and no navigation of our page.
  expect(frame?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ])
  expect(frame?.hasAttribute('allow')).toBe(false)
})

it('the programme offers the event as a calendar, and its acts one by one', () => {
  const links = linksOf(mainOf(pageAt('/programa')))
  expect(links.filter(([, address]) => address?.endsWith('.ics'))).toEqual([
    ['Apple y otros', href('/encuentro-startup-sevilla-2025.ics')],
    ['El programa, acto por acto', href('/programa-encuentro-startup-sevilla-2025.ics')],
  ])
})

it('each speaker has the talk’s title and time, and leads to the speaker’s page, which leads into the programme', () => {
  const talks = morning.items.flatMap((item) =>
    (item.talks ?? []).map(({ speaker = '', talk }) => ({ speaker, talk, item })),
  )
  expect(talks).toHaveLength(5)
  for (const { speaker, talk, item } of talks) {
    const card = mainOf(pageAt('/ponentes')).querySelector(`article[id="${speaker}"]`) as Element
    expect(textOf(card)).toContain(talk)
    expect(timesOf(card)).toEqual([item.start, item.end])
    const own = `/ponentes/${speaker}`
    expect(linksOf(card)).toEqual([[textOf(card.querySelector('h2')), href(own)]])
    expect(linksOf(mainOf(pageAt(own)))).toContainEqual([
      copy.layout.programme,
      `${href('/programa')}#${item.start.replace(':', '-')}`,
    ])
  }
})

it('the page of a speaker is shared as itself, with the talk', () => {
  const meta = metaOf(pageAt('/ponentes/marta-leon'))
  expect(meta['og:title']).toBe('Marta León: Doce años que no salen en los titulares')
  expect(meta['og:image']).toContain('/compartir/marta-leon')
  expect(meta.description).toContain(speakers['marta-leon'].role)
})

it('the page of a speaker holds one speaker, the talk first', () => {
  const page = pageAt('/ponentes/marta-leon')
  expect(textOf(page.document.querySelector('h1'))).toBe('Marta León')
  const [article, ...others] = mainOf(page).querySelectorAll('article')
  expect(others).toEqual([])
  expect(textOf(article)).toMatch(/Doce años que no salen en los titulares[^]*Con veintiséis años/)
})
