import { figure } from 'content:figure'
import { pages } from 'content:pages'
import { mosaic } from '../../azulejo/mosaic.ts'

/** The figure of the day, six tiles high, with which the home page begins. It ends with the wall that it is cut from. */
export const dayFigure = {
  ...mosaic(pages.home.path, { columns: 4, rows: 6, calmRows: 6 }),
  figure,
}
