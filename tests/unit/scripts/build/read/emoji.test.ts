// The site's font lacks emoji and other pictographs. So they are removed from texts, together with the spaces around them.
import { expect, it } from 'vitest'
import { withoutPictographs } from '../../../../../scripts/build/read/emoji.ts'

it.each([
  ['juegos de mesa 😅', 'juegos de mesa', ['😅']],
  ['juegos 😅 de mesa', 'juegos de mesa', ['😅']],
  ['juegos de mesa 😅.', 'juegos de mesa.', ['😅']],
  ['juegos 😅😅 🎉, y cena', 'juegos, y cena', ['😅', '🎉']],
  ['🎉 Fiesta', 'Fiesta', ['🎉']],
  ['(🎉 fiesta)', '(fiesta)', ['🎉']],
  ['Ana 👩‍💻', 'Ana', ['👩‍💻']],
  ['Desde España 🇪🇸', 'Desde España', ['🇪🇸']],
  ['1️⃣ Comida', '1 Comida', ['1️⃣']],
  ['★ Comida ✔', 'Comida', ['★', '✔']],
  // The characters that mark lists and bold texts in Markdown stay.
  ['- 😅 uno', '- uno', ['😅']],
  ['  - uno 😅', '  - uno', ['😅']],
  ['**🎉 Fiesta**', '**Fiesta**', ['🎉']],
])('«%s» becomes «%s»', (written, text, leftOut) => {
  expect(withoutPictographs(written)).toEqual({ text, leftOut })
})

it.each(['Nora Prieto', '«Cía.» © ™ €', '小林', 'a  b'])('«%s» stays as it is', (written) => {
  expect(withoutPictographs(written)).toEqual({ text: written, leftOut: [] })
})
