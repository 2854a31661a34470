// Contrasts of texts and links in both themes, as the stylesheets define them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf, type Rgb } from '../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, pageColours } from '../../../src/azulejo/palette.ts'

/** All colours by their Spanish names: { tinta: "#10204a", … }. */
const palette: Readonly<Record<string, string>> = { ...colours, ...pageColours }

/** Colours by their roles: { text: "#10204a", … }. */
type Roles = Readonly<Record<string, string | undefined>>

/** Matches the declaration of a role, and captures the role and its colour: `--color-text: var(--tinta)`. */
const roleDeclaration = /--color-([\w-]+): var\(--(\w+)\)/g

/** The roles that a part of a stylesheet sets. */
function rolesIn(scss = ''): Roles {
  const matches = [...scss.matchAll(roleDeclaration)]
  return Object.fromEntries(matches.map(([, role = '', name = '']) => [role, palette[name]]))
}

// In the file the roles of the dark theme are below `color-scheme: dark`.
const [lightTheme, darkTheme] = readFileSync('styles/_tokens.scss', 'utf8').split(
  'color-scheme: dark',
)
const lightRoles = rolesIn(lightTheme)
// A role that the dark theme does not set keeps its colour of the light theme.
const darkRoles = { ...lightRoles, ...rolesIn(darkTheme) }

/** Matches a tone (name, ground, ink, accent), and captures the ground and the ink: `(day, albero, tinta, tinta)`. */
const toneEntry = /\(\w+, (\w+), (\w+), \w+\)/g

/** The colour of a text and the colour behind it. */
type Pair = { readonly text: string; readonly ground: string }

const layoutStyles = readFileSync('styles/_layout.scss', 'utf8')

/** Pairs on coloured areas, as names of the palette: { text: "tinta", ground: "albero" }. */
const pairsOnAreas: readonly Pair[] = [...layoutStyles.matchAll(toneEntry)].map(
  ([, ground = '', ink = '']) => ({ text: ink, ground }),
)

/** Pairs on the pages themselves, as roles: { text: "link", ground: "surface" }. */
const pairsOnPages: readonly Pair[] = ['text', 'link'].flatMap((text) =>
  ['page', 'surface'].map((ground) => ({ text, ground })),
)

// The audit measures the other colours of the pages, such as the orange of buttons, against level AA.
it.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])(
  'in the %s theme texts have a contrast of at least 7 to 1 (WCAG 1.4.6, level AAA)',
  (_, roles) => {
    function colourOf(name: string): Rgb {
      // A name is either a role or a colour of the palette.
      const colour = roles[name] ?? palette[name]
      if (!colour) throw new Error(`No stylesheet has a colour "${name}".`)
      return rgbOf(colour)
    }
    // With too few pairs the test would prove nothing.
    expect(pairsOnAreas.length).toBeGreaterThan(3)
    for (const { text, ground } of [...pairsOnPages, ...pairsOnAreas]) {
      const contrast = contrastOf(colourOf(text), colourOf(ground))
      expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
    }
  },
)
