// Link previews: their files, what they say, and whether it can be read.
import { expect, it } from 'vitest'
import { contrastOf } from '../../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../../support/colours.ts'
import { cutOutFonts } from '../../../../../scripts/build/fonts/fonts.ts'
import {
  type PreviewImage,
  previewImagesOf,
} from '../../../../../scripts/build/outputs/share-images/previewImages.ts'
import { drawPreviewImage } from '../../../../../scripts/build/outputs/share-images/share-images.ts'
import { colours } from '../../../../../src/azulejo/palette.ts'
import { pages, evento } from '../../../../support/evento.ts'

const font = await cutOutFonts()
const here = previewImagesOf(evento, font)
const images = [here.pages, here.speakers].flatMap((of) => Object.values<PreviewImage>(of))

it('the pictures are one for each page and speaker, with text alternatives, all different and short enough for X', () => {
  const alts = images.map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(Object.keys(pages).length + 4)
  for (const alt of alts) {
    expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
    expect(alt.length).toBeLessThanOrEqual(420)
    expect(alt).toContain('viernes 15 de mayo de 2026, de 10:00 a 22:00, en Gijón')
  }
  expect(here.pages.tickets?.alt).toContain('«Tu entrada para el 15 de mayo»')
  expect(here.speakers['bruno-cid']?.alt).toMatch(
    /^Cartel de Bruno Cid en .+ «La marea que no vino»\./,
  )
})

it('the pictures stop the build at a title that does not fit, and name its page', async () => {
  const title = 'W'.repeat(90)
  await expect(drawPreviewImage({ ...here.pages.faq!, title })).rejects.toThrow(
    `«${title}» no cabe en la vista previa de «faq»: acórtalo.`,
  )
})

it('the words of every image reach 4.5 to 1 on their ground', () => {
  for (const { scheme } of images)
    for (const [text, ground] of [
      [scheme.text, scheme.field],
      [scheme.groundText, scheme.ground],
      [scheme.stubText, scheme.stub],
    ] as const) {
      const contrast = contrastOf(rgbOf(colours[text]), rgbOf(colours[ground]))
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
})
