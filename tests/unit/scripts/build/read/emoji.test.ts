// Emoji and other pictographs are removed from texts, because the site's font lacks them. No superfluous space is left.
import { expect, it } from 'vitest'
import { withoutEmoji } from '../../../../../scripts/build/read/emoji.ts'

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
  // The rest is Markdown of text pages.
  ['- 😅 uno', '- uno', ['😅']],
  ['  - uno 😅', '  - uno', ['😅']],
  ['**🎉 Fiesta**', '**Fiesta**', ['🎉']],
])('%s → %s', (written, text, leftOut) => {
  expect(withoutEmoji(written)).toEqual({ text, leftOut })
})

it.each(['Nora Prieto', '«Cía.» © ™ €', '小林', 'a  b'])('%s stays as it is', (written) => {
  expect(withoutEmoji(written)).toEqual({ text: written, leftOut: [] })
})
