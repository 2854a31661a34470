// Contrasts of texts and links in both themes, as the stylesheets define them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf, type Rgb } from '../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, pageColours } from '../../../src/azulejo/palette.ts'

const palette: Readonly<Record<string, string>> = { ...colours, ...pageColours }

type Roles = Readonly<Record<string, string | undefined>>

/** `--color-text: var(--tinta)` */
const roleDeclaration = /--color-(?<name>[\w-]+): var\(--(?<colour>\w+)\)/g

/** The colours of the roles that a stylesheet sets: { text: "#1c1b22", … }. */
const rolesIn = (scss = ''): Roles =>
  Object.fromEntries(
    [...scss.matchAll(roleDeclaration)].map(({ groups: { name = '', colour = '' } = {} }) => [
      name,
      palette[colour],
    ]),
  )

const [lightTheme, darkTheme] = readFileSync('styles/_tokens.scss', 'utf8').split(
  'color-scheme: dark',
)
const lightRoles = rolesIn(lightTheme)
const darkRoles = { ...lightRoles, ...rolesIn(darkTheme) }

/** A tone of coloured fields with its ground, ink and accent: `(day, albero, tinta, tinta)`. */
const toneEntry = /\(\w+, (?<ground>\w+), (?<ink>\w+), \w+\)/g

type Pair = { readonly text: string; readonly ground: string }

/** Pairs of colours on coloured fields. Their names are those of the palette: "albero". */
const pairsOnFields: readonly Pair[] = [
  ...readFileSync('styles/_layout.scss', 'utf8').matchAll(toneEntry),
].map(({ groups: { ground = '', ink = '' } = {} }) => ({ text: ink, ground }))

/** Pairs of colours on pages. Their names are roles: "surface". */
const pairsOnPages: readonly Pair[] = ['text', 'link'].flatMap((text) =>
  ['page', 'surface'].map((ground) => ({ text, ground })),
)

// The audit measures other colours on the pages, such as the orange of buttons, by level AA.
it.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('in the %s theme texts have a contrast of 7 to 1 (WCAG 1.4.6, level AAA)', (_, roles) => {
  function colourOf(name: string): Rgb {
    const colour = roles[name] ?? palette[name] // A name is a role or a colour of the palette.
    if (!colour) throw new Error(`No stylesheet has a colour "${name}".`)
    return rgbOf(colour)
  }
  expect(pairsOnFields.length).toBeGreaterThan(3)
  for (const { text, ground } of [...pairsOnPages, ...pairsOnFields]) {
    const contrast = contrastOf(colourOf(text), colourOf(ground))
    expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
  }
})
