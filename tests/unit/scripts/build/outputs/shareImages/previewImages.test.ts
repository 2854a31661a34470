// The images in link previews: their text alternatives, their titles and their contrast.
import { expect, it } from 'vitest'
import { contrastOf } from '../../../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../../../support/colours.ts'
import { cutOutFonts } from '../../../../../../scripts/build/fonts/fonts.ts'
import {
  type PreviewImage,
  previewImagesOf,
} from '../../../../../../scripts/build/outputs/shareImages/previewImages.ts'
import { drawPreviewImage } from '../../../../../../scripts/build/outputs/shareImages/shareImages.ts'
import { colours } from '../../../../../../src/azulejo/palette.ts'
import { pages, testEvent, speakers } from '../../../../../support/evento.ts'

const font = await cutOutFonts()
const previewImages = previewImagesOf(testEvent, font)
const images = [previewImages.pages, previewImages.speakers].flatMap((byId) =>
  Object.values<PreviewImage>(byId),
)

it('each page and each speaker has a preview image, and no two images have the same text alternative', () => {
  const alternatives = new Set(images.map(({ alt }) => alt))
  expect(alternatives.size).toBe(Object.keys(pages).length + Object.keys(speakers).length)
})

it('no two preview images have the same file, even if a speaker has the id of a page', () => {
  const namesakes = { ...speakers, programa: speakers['bruno-cid']!, faq: speakers['nora-prieto']! }
  const imagesOfNamesakes = previewImagesOf({ ...testEvent, speakers: namesakes }, font)
  const allImages = [imagesOfNamesakes.pages, imagesOfNamesakes.speakers].flatMap((byId) =>
    Object.values<PreviewImage>(byId),
  )
  const files = allImages.map(({ file }) => file)
  expect(files).toContain('programa')
  expect(new Set(files).size).toBe(files.length)
})

it.each(images)('the text alternative "$alt" says what, when and where', ({ alt }) => {
  expect(alt).toMatch(/^Cartel .+ azulejo.*\.$/)
  expect(alt).toContain('viernes 15 de mayo de 2026, de 10:00 a 22:00, en Gijón')
  // X allows 420 characters.
  expect(alt.length).toBeLessThanOrEqual(420)
})

it('the text alternative names the title of the page, or the speaker and the talk', () => {
  expect(previewImages.pages.tickets?.alt).toContain('«Tu entrada para el 15 de mayo»')
  expect(previewImages.speakers['bruno-cid']?.alt).toMatch(
    /^Cartel de Bruno Cid en .+ «La marea que no vino»\./,
  )
})

it('a title that does not fit into its image stops the build, and the message names its page', async () => {
  const title = 'W'.repeat(90)
  await expect(drawPreviewImage({ ...previewImages.pages.faq!, title })).rejects.toThrow(
    `«${title}» no cabe en la vista previa de «faq»: acórtalo.`,
  )
})

it('the texts of every image have a contrast of 4.5 to 1 (WCAG 1.4.3)', () => {
  for (const { scheme } of images) {
    const textsOnGrounds = [
      [scheme.text, scheme.field],
      [scheme.groundText, scheme.ground],
      [scheme.stubText, scheme.stub],
    ] as const
    for (const [text, ground] of textsOnGrounds) {
      const contrast = contrastOf(rgbOf(colours[text]), rgbOf(colours[ground]))
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
  }
})
