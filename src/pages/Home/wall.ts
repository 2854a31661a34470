import { figure } from 'content:figure'
import { pages } from 'content:pages'
import { mosaic } from '../../azulejo/mosaic.ts'

const seed = pages.home.path

/** The figure of the day, six tiles high, with which the home page begins. */
export const dayFigure = { ...mosaic(seed, { columns: 4, rows: 6, calmRows: 6 }), figure }

/** The wall with which it ends. */
export const wall = mosaic(seed, { columns: 6, rows: 4, calmRows: 4 })
