// Contrasts of texts and links in both themes, as the stylesheets define them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf, type Rgb } from '../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, pageColours } from '../../../src/azulejo/palette.ts'

const palette: Readonly<Record<string, string>> = { ...colours, ...pageColours }

type Roles = Readonly<Record<string, string | undefined>>

/** Matches the declaration of a role: `--color-text: var(--tinta)`. */
const roleDeclaration = /--color-(?<name>[\w-]+): var\(--(?<colour>\w+)\)/g

/** The colours of the roles that a part of a stylesheet sets: { text: "#1c1b22", … }. */
const rolesIn = (scss = ''): Roles =>
  Object.fromEntries(
    [...scss.matchAll(roleDeclaration)].map(({ groups: { name = '', colour = '' } = {} }) => [
      name,
      palette[colour],
    ]),
  )

// The roles of the dark theme stand below `color-scheme: dark`.
const [lightTheme, darkTheme] = readFileSync('styles/_tokens.scss', 'utf8').split(
  'color-scheme: dark',
)
const lightRoles = rolesIn(lightTheme)
// A role that the dark theme does not set keeps its colour.
const darkRoles = { ...lightRoles, ...rolesIn(darkTheme) }

/** Matches a tone of coloured fields: its name, its ground, its ink and its accent. `(day, albero, tinta, tinta)` */
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

// The audit measures the other colours of the pages, such as the orange of buttons, against level AA.
it.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('in the %s theme texts have a contrast of 7 to 1 (WCAG 1.4.6, level AAA)', (_, roles) => {
  function colourOf(name: string): Rgb {
    // The name is a role, or else a colour of the palette.
    const colour = roles[name] ?? palette[name]
    if (!colour) throw new Error(`No stylesheet has a colour "${name}".`)
    return rgbOf(colour)
  }
  expect(pairsOnFields.length).toBeGreaterThan(3)
  for (const { text, ground } of [...pairsOnPages, ...pairsOnFields]) {
    const contrast = contrastOf(colourOf(text), colourOf(ground))
    expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
  }
})
