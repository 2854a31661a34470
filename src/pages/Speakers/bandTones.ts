import { speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { toneOfGround } from '../../components/Azulejo/tones.ts'

/** Grounds for a speaker whose own tiles have only the ground of the previous band. */
const fallbackGrounds: readonly Colour[] = ['albero', 'cobalto', 'cielo', 'tinta', 'cal']

/**
 * Chooses the tone of each speaker's band. It is the tone of a ground of the speaker's own tiles, or of one of
 * `fallbackGrounds`. Neighbouring bands have different grounds. Of several grounds, the one that the fewest bands have so far
 * is chosen. Some grounds have no tone (`toneOfGround`).
 */
function chooseTones(ids: readonly string[]): ReadonlyMap<string, string | undefined> {
  const tones = new Map<string, string | undefined>()
  const uses = new Map<Colour, number>()
  // The ground of the page's head, above the first band (`speakers` in scripts/build/fonts/cutOuts.ts).
  let previous: Colour = 'cobalto'
  for (const id of ids) {
    // The tiles of the band have the same seed (SpeakerBand.tsx). A row of four has each of their palettes.
    const { tiles } = repeat({ columns: 4, rows: 1 }, { seed: id })
    const ownGrounds = tiles.map(({ palette }) => palettes[palette].g)
    const differs = (ground: Colour) => ground !== previous
    const ownChoices = ownGrounds.filter(differs)
    const choices = ownChoices[0] ? ownChoices : fallbackGrounds.filter(differs)
    const usesOf = (ground: Colour) => uses.get(ground) ?? 0
    const [ground = 'cal'] = choices.toSorted((one, other) => usesOf(one) - usesOf(other))
    uses.set(ground, usesOf(ground) + 1)
    tones.set(id, toneOfGround(ground))
    previous = ground
  }
  return tones
}

const tones = chooseTones(Object.keys(speakers))

/** The tone of a speaker's band (`data-tone`); undefined if its ground has none. */
export const toneOf = (id: string): string | undefined => tones.get(id)
