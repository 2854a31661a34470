import { speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { toneOfGround } from '../../components/Azulejo/tones.ts'

/** The grounds for a speaker whose tiles have only the ground of the band before. */
const allGrounds: readonly Colour[] = ['albero', 'cobalto', 'cielo', 'tinta', 'cal']

/**
 * Chooses the tone of each speaker's band. It has the ground of one of the speaker's tiles, but never the ground of
 * the band before. Of several grounds it takes the one that the fewest bands have so far.
 */
function chooseTones(ids: readonly string[]): ReadonlyMap<string, string | undefined> {
  const tones = new Map<string, string | undefined>()
  const uses = new Map<Colour, number>()
  let before: Colour | undefined
  for (const id of ids) {
    const { tiles } = repeat({ columns: 4, rows: 1 }, { seed: id })
    const own = tiles.map(({ palette }) => palettes[palette].g)
    const isFree = (ground: Colour) => ground !== before
    const free = own.some(isFree) ? own.filter(isFree) : allGrounds.filter(isFree)
    const usesOf = (ground: Colour) => uses.get(ground) ?? 0
    const [ground = 'cal'] = free.toSorted((one, other) => usesOf(one) - usesOf(other))
    uses.set(ground, usesOf(ground) + 1)
    tones.set(id, toneOfGround(ground))
    before = ground
  }
  return tones
}

const tones = chooseTones(Object.keys(speakers))

/** The tone of a speaker's band (`data-tone`). */
export const toneOf = (id: string): string | undefined => tones.get(id)
