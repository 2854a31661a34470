import * as copy from 'content:copy'
import { venues } from 'content:venues'
import { mosaic } from '../azulejo/mosaic.ts'
import { longestWay, planSize, route } from '../azulejo/route.ts'
import { onPlan } from '../lib/walk.ts'

export const places = Object.values(venues)

const [from, to] = places

/** The walk from one venue to the other, to scale; without one a wall. */
export const venuesPlan =
  copy.home.map.walk && from && to
    ? route(onPlan(from, to, longestWay))
    : mosaic('plano', { columns: planSize / 2, rows: planSize / 2 })
