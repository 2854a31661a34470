import { speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { toneOfGround } from '../../components/Azulejo/tones.ts'

/** Grounds for a speaker whose own tiles have only the ground of the band before. */
const fallbackGrounds: readonly Colour[] = ['albero', 'cobalto', 'cielo', 'tinta', 'cal']

/** The grounds of a speaker's tiles. The tiles of the band have the same seed, and no more palettes than a row of four. */
function groundsOfTiles(id: string): readonly Colour[] {
  const { tiles } = repeat({ columns: 4, rows: 1 }, { seed: id })
  return tiles.map(({ palette }) => palettes[palette].g)
}

/**
 * Chooses a ground for each speaker's band, and so its tone. The ground is one of the speaker's own tiles, but not that of the
 * band before. If several are left, the one that the fewest bands have so far is chosen. If none is left, `fallbackGrounds`
 * take the place of the own ones.
 * @returns the tones by the speakers' ids; undefined for a ground that has no tone (`toneOfGround`)
 */
function chooseTones(ids: readonly string[]): ReadonlyMap<string, string | undefined> {
  const tones = new Map<string, string | undefined>()
  const uses = new Map<Colour, number>()
  const usesOf = (ground: Colour) => uses.get(ground) ?? 0
  // The ground of the page's head, above the first band (`speakers` in scripts/build/fonts/cutOuts.ts).
  let before: Colour = 'cobalto'
  for (const id of ids) {
    const isOther = (ground: Colour) => ground !== before
    const ownChoices = groundsOfTiles(id).filter(isOther)
    const choices = ownChoices.length > 0 ? ownChoices : fallbackGrounds.filter(isOther)
    // There is always a choice, so 'cal' is only for the types.
    const [ground = 'cal'] = choices.toSorted((one, other) => usesOf(one) - usesOf(other))
    uses.set(ground, usesOf(ground) + 1)
    tones.set(id, toneOfGround(ground))
    before = ground
  }
  return tones
}

const tones = chooseTones(Object.keys(speakers))

/** The tone of a speaker's band (`data-tone`); undefined if its ground has none. */
export const toneOf = (id: string): string | undefined => tones.get(id)
