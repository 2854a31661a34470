// Link previews: their files and what they say.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { SiteContent } from '../../../../src/event/reading/siteContent.ts'
import { displayFont } from '../../../../scripts/outputs/fonts.ts'
import { type Poster, postersOf } from '../../../../scripts/outputs/share-images/posters.ts'
import {
  drawPoster,
  makeShareImages,
  preview,
} from '../../../../scripts/outputs/share-images/share-images.ts'
import type { ShareImage } from '../../../../src/lib/head.ts'
import { routes } from '../../../support/routes.ts'
import { pages, speakers, specification } from '../../../support/specification.ts'

type Kinds<One> = Readonly<Record<'pages' | 'speakers', Readonly<Record<string, One>>>>
const everyOne = <One>(of: Kinds<One>) => [of.pages, of.speakers].flatMap(Object.values<One>)

/** Few posters, because drawing takes long. */
const few = (change: Partial<SiteContent> = {}) =>
  ({
    ...specification,
    pages: { home: pages.home, tickets: pages.tickets, speakers: pages.speakers },
    speakers: { 'lucia-romero': speakers['lucia-romero'] },
    ...change,
  }) as SiteContent

const font = await displayFont()
const here = postersOf(specification, font)
const size = { width: preview.width, height: preview.height }

describe('the pictures', () => {
  it('are one for each page and speaker, with text alternatives, all different and short enough for X', () => {
    const alts = everyOne<Poster>(here).map(({ alt }) => alt)
    expect(new Set(alts).size).toBe(routes.length + 5)
    for (const alt of alts) {
      expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
      expect(alt.length).toBeLessThanOrEqual(420)
      expect(alt).toContain('sábado 8 de noviembre de 2025, de 11:00 a 21:00, en Sevilla')
    }
    expect(here.pages.tickets?.alt).toContain('«Tu entrada para el 8 de noviembre»')
    expect(here.speakers['marta-leon']?.alt).toMatch(
      /^Cartel de Marta León en .+ Presidenta de Ultramar Robótica\./,
    )
  })

  it('are light JPEGs of the declared size, in full colour, without metadata; a changed speaker changes one', async () => {
    const [{ published, images }, then] = await Promise.all([
      makeShareImages(few()),
      makeShareImages(
        few({
          speakers: { 'lucia-romero': { ...speakers['lucia-romero'], name: 'Inés Cárdenas' } },
        }),
      ),
    ])
    expect(Object.keys(published)).toHaveLength(6)
    for (const { path, alt: _, ...told } of everyOne<ShareImage>(images)) {
      const data = published[path.slice(1)] as Buffer
      const { exif, icc, xmp, iptc, ...found } = await sharp(data).metadata()
      expect(told).toMatchObject({ ...size, type: 'image/jpeg' })
      const wanted = { format: 'jpeg', ...size, channels: 3, chromaSubsampling: '4:4:4' }
      expect(found).toMatchObject(wanted)
      expect([exif, icc, xmp, iptc]).toEqual(Array(4).fill(undefined))
      expect(path).toMatch(/^\/compartir\/[a-z0-9-]+-[0-9a-f]{8}\.jpg$/)
      expect(data.length).toBeLessThanOrEqual(160_000)
    }
    // The event in 16:9 and as a square, large enough for search engines.
    const event = images.event.map(async (path) => {
      const { width, height } = await sharp(published[path.slice(1)]).metadata()
      return [width, height]
    })
    expect(await Promise.all(event)).toEqual([
      [1920, 1080],
      [1080, 1080],
    ])
    expect({ ...then.images, speakers: {} }).toEqual({ ...images, speakers: {} })
    const [before, after] = [images, then.images].map((of) => of.speakers['lucia-romero'])
    expect(after?.path).not.toBe(before?.path)
  })

  it('stop the build at a title that does not fit, and name its page', async () => {
    const title = 'W'.repeat(90)
    await expect(drawPoster({ ...here.pages.faq!, title })).rejects.toThrow(
      `«${title}» no cabe en la vista previa de la página «faq»: acórtalo.`,
    )
  })
})
