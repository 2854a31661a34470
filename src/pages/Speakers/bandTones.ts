import { speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { toneOfGround } from '../../components/Azulejo/tones.ts'

/** Grounds for a speaker whose tiles have only the ground of the previous band. */
const fallbackGrounds: readonly Colour[] = ['albero', 'cobalto', 'cielo', 'tinta', 'cal']

/**
 * The grounds of a speaker's tiles. A row of four tiles is enough, because it has all palettes of the band. The seed must be
 * the same as for the band (SpeakerBand.tsx).
 */
function groundsOfTiles(id: string): readonly Colour[] {
  const { tiles } = repeat({ columns: 4, rows: 1 }, { seed: id })
  return tiles.map(({ palette }) => palettes[palette].g)
}

/**
 * Chooses the ground of each speaker's band, and thereby the band's tone. The ground must be in the speaker's tiles, and
 * differ from the ground of the previous band. If several grounds are possible, it is the one that the fewest bands have so
 * far. If none is possible, it is one of `fallbackGrounds`.
 * @returns the tones by the speakers' ids. A tone is undefined if no tone has the ground's colour (`toneOfGround`).
 */
function chooseTones(ids: readonly string[]): ReadonlyMap<string, string | undefined> {
  const tones = new Map<string, string | undefined>()
  const uses = new Map<Colour, number>()
  const usesOf = (ground: Colour) => uses.get(ground) ?? 0
  // Above the first band is the page's head, with this ground (`speakers` in scripts/build/fonts/cutOuts.ts).
  let previous: Colour = 'cobalto'
  for (const id of ids) {
    const differs = (ground: Colour) => ground !== previous
    const ownChoices = groundsOfTiles(id).filter(differs)
    const choices = ownChoices.length > 0 ? ownChoices : fallbackGrounds.filter(differs)
    // `choices` is never empty, so the default 'cal' is only for the types.
    const [ground = 'cal'] = choices.toSorted((one, other) => usesOf(one) - usesOf(other))
    uses.set(ground, usesOf(ground) + 1)
    tones.set(id, toneOfGround(ground))
    previous = ground
  }
  return tones
}

const tones = chooseTones(Object.keys(speakers))

/** The tone of a speaker's band (`data-tone`). Undefined if no tone has the colour of the band's ground. */
export const toneOf = (id: string): string | undefined => tones.get(id)
