import * as copy from 'content:copy'
import { venues } from 'content:venues'
import { mosaic } from '../../azulejo/mosaic.ts'
import { longestWay, planSize, route } from '../../azulejo/route.ts'
import type { Tile } from '../../azulejo/art.ts'
import type { Venue } from '../../content/schema.ts'
import { onPlan } from '../../event/walk.ts'

export const places = Object.values(venues)

const [from, to] = places

/** The walk from one venue to the other, to scale; a wall if there is none. */
export const venuesPlan =
  copy.home.map.walk && from && to
    ? route(onPlan(from, to, longestWay))
    : mosaic('plano', { columns: planSize / 2, rows: planSize / 2 })

const [sun] = venuesPlan.tiles
const star = venuesPlan.tiles.at(-1)

/** Positions of the names of the plan's ends: over the upper end, below the lower one, each towards the middle. */
export const ends =
  copy.home.map.walk && from && to && sun && star
    ? [nameAt(from, sun, star), nameAt(to, star, sun)]
    : []

function nameAt(venue: Venue, here: Tile, there: Tile) {
  const isRight = here.column > there.column
  const isAbove = here.row < there.row || (here.row === there.row && !isRight)
  return {
    children: venue.inSentence,
    x: (here.column + (isRight ? 2 : 0)) * 100,
    y: here.row * 100 + (isAbove ? -18 : 272),
    textAnchor: isRight ? 'end' : 'start',
  } as const
}
