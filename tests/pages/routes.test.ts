// What the pages hold before any script runs, besides the statements of tests/specification.yaml.
import { describe, expect, it } from 'vitest'
import { calendarFileName, programmeCalendarName, programmePdfName } from '../../src/event/names.ts'
import { absolute, href, linksOf, mainOf, pageAt, textOf } from '../support/dist.ts'
import { event, morning, speakers } from '../support/specification.ts'

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

describe('the programme', () => {
  it('is taken along as files, and shared by its address', () => {
    const links = linksOf(mainOf(pageAt('/programa')))
    const calendar = `/${programmeCalendarName(event)}`
    const shared = expect.stringContaining(encodeURIComponent(absolute('/programa')))
    // Without what comes in brackets: endings, sizes, new tabs.
    expect(Object.fromEntries(links.map(([name, to]) => [name.split(' (')[0], to]))).toMatchObject({
      'Apple u otro': href(`/${calendarFileName(event)}`),
      'El programa, acto por acto': href(calendar),
      'El programa, siempre al día': absolute(calendar).replace(/^https?/, 'webcal'),
      'Descargar el programa en PDF': href(`/${programmePdfName(event)}`),
      WhatsApp: shared,
      Telegram: shared,
      LinkedIn: shared,
      X: shared,
      'Correo electrónico': shared,
    })
  })

  it('is linked from each speaker, with the talk’s title and time', () => {
    const talks = morning.items.flatMap((item) =>
      (item.talks ?? []).map(({ speaker = '', talk }) => ({ speaker, talk, item })),
    )
    expect(talks).toHaveLength(5)
    for (const { speaker, talk, item } of talks) {
      const card = mainOf(pageAt('/ponentes')).querySelector(`article[id="${speaker}"]`) as Element
      expect(textOf(card)).toContain(talk)
      expect(timesOf(card)).toEqual([item.start, item.end])
      expect(linksOf(card)).toContainEqual([
        `${item.start} a ${item.end}: ${item.title}`,
        `${href('/programa')}#${item.start.replace(':', '-')}`,
      ])
    }
  })
})

describe('the page of a speaker', () => {
  const page = pageAt('/ponentes/marta-leon')
  const contentOf = (name: string) =>
    page.document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content')

  it('is shared as itself, with the talk, its time and its place', () => {
    expect(contentOf('og:title')).toBe('Marta León: Doce años que no salen en los titulares')
    expect(contentOf('og:image')).toContain('/compartir/marta-leon')
    expect(contentOf('description')).toContain(speakers['marta-leon'].role)
    expect(contentOf('twitter:data1')).toBe('Sábado 8 de noviembre de 2025, de 14:00 a 14:15')
    expect(contentOf('twitter:data2')).toBe('Centro Comercial Puerta del Azahar, Sevilla')
  })
})
