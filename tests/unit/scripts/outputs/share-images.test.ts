// Link previews and the event's own pictures as files, and what pages tell of them.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  shareImageOutputs,
  shareImages,
} from '../../../../scripts/outputs/share-images/share-images.ts'
import { sheetsOf } from '../../../../scripts/outputs/share-images/sheets.ts'
import { makeOutputs } from '../../../../scripts/outputs/outputs.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { pages, speakers, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import type { ShareImage } from '../../../../src/lib/head.ts'
import { routes } from '../../../support/routes.ts'

/** Drawing all of them again would take long: a page, a speaker and the event's show what changes. */
const { 'lucia-romero': lucia } = speakers
const few = (content: SiteContent, change: object = {}) =>
  ({
    ...content,
    pages: { home: content.pages.home, faq: content.pages.faq },
    speakers: { 'lucia-romero': lucia },
    ...change,
  }) as unknown as SiteContent

/** What pages tell of the pictures, and the bytes of each by its path. */
async function draw(content: SiteContent) {
  const site = { origin: 'https://sevilla.example', base: '/' }
  const made = await makeOutputs(shareImageOutputs(content), content, site)
  const images = shareImages(content, (name) => made.get(name)?.file ?? `${name}, not drawn`)
  const bytes = new Map([...made.values()].map(({ file, data }) => [`/${file}`, data]))
  return { images, bytes, all: everyOne(images) }
}

const everyOne = <One>(of: {
  readonly pages: Readonly<Record<string, One>>
  readonly speakers: Readonly<Record<string, One>>
  readonly event: readonly One[]
}) => [...Object.values(of.pages), ...Object.values(of.speakers), ...of.event]

const { images, bytes, all } = await draw(specification)
const previews = all.slice(0, -images.event.length)
const bytesOf = (image: ShareImage) => bytes.get(image.path) as Buffer

describe('the pictures', () => {
  it('are one for each page and speaker, and three of the event', () => {
    expect(previews).toHaveLength(routes.length + 5)
    expect([...bytes.keys()].toSorted()).toEqual(all.map(({ path }) => path).toSorted())
    expect(images.event.map(({ width, height }) => width / height)).toEqual([16 / 9, 4 / 3, 1])
    // Search engines ask for that much.
    for (const { width } of images.event) expect(width).toBeGreaterThanOrEqual(1200)
  })

  it('are JPEGs of the size that they say, in full colour and without notes', async () => {
    for (const image of all) {
      const { width, height } = image
      const found = await sharp(bytesOf(image)).metadata()
      const wanted = { format: 'jpeg', width, height, channels: 3, chromaSubsampling: '4:4:4' }
      expect(found).toMatchObject(wanted)
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual(Array(4).fill(undefined))
      expect(image.path).toMatch(/^\/compartir\/[a-z0-9-]+-[0-9a-f]{8}\.jpg$/)
    }
    for (const image of previews) {
      expect([image.width, image.height]).toEqual([1200, 630])
      expect(bytesOf(image).length).toBeLessThanOrEqual(125_000)
    }
  })
})

it('their texts for those who do not see them are sentences, all different, that X takes', () => {
  const alts = all.map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(alts.length)
  for (const alt of alts) {
    expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
    expect(alt).not.toMatch(/[{}]|undefined/)
    expect(alt.length).toBeLessThanOrEqual(420)
    expect(alt).toContain('sábado 8 de noviembre de 2025, de 11:00 a 21:00, en Sevilla')
  }
  expect(images.pages.tickets.alt).toContain('«Tu entrada para el 8 de noviembre»')
  expect(images.speakers['marta-leon']?.alt).toMatch(
    /^Cartel de Marta León en .+ Presidenta de Ultramar Robótica\./,
  )
})

describe('when the content changes', () => {
  it('a speaker changes one picture, and a second run gives every other the same bytes', async () => {
    const renamed = { 'lucia-romero': { ...lucia, name: 'Inés Cárdenas' } }
    const then = await draw(few(specification, { speakers: renamed }))
    const before = images.speakers['lucia-romero']
    const after = then.images.speakers['lucia-romero']
    expect(after?.path).not.toBe(before?.path)
    expect(after?.alt).toBe(before?.alt.replace('Lucía Romero', 'Inés Cárdenas'))
    expect(then.images.pages).toEqual({ home: images.pages.home, faq: images.pages.faq })
    expect(then.images.event).toEqual(images.event)
  })

  it('a date changes every poster and its text', () => {
    const start = '2026-09-23T10:00:00+02:00'
    const end = '2026-09-23T22:30:00+02:00'
    const otherDay = alteredEvent({ event: (event) => ({ ...event, start, end }) })
    for (const { alt, poster } of everyOne(sheetsOf(otherDay))) {
      expect(alt).toContain('miércoles 23 de septiembre de 2026, de 10:00 a 22:30, en Sevilla')
      expect([poster.day, poster.month]).toEqual(['23', 'septiembre'])
    }
  })

  it('a title that does not fit stops the build and is named with its page', async () => {
    const shareTitle = 'Preguntas y respuestas '.repeat(40).trim()
    const failing = draw(
      few(specification, { pages: { ...pages, faq: { ...pages.faq, shareTitle } } }),
    )
    await expect(failing).rejects.toThrow(
      `«${shareTitle}» does not fit on the share image of the page "faq". Shorten it.`,
    )
  })
})
