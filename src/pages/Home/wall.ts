import { figure } from 'content:figure'
import { pages } from 'content:pages'
import { mosaic } from '../../azulejo/mosaic.ts'

/** The day's number, six tiles high, at the top of the home page. The wall that it is cut from is at the end. */
export const dayFigure = {
  ...mosaic(pages.home.path, { columns: 4, rows: 6, calmRows: 6 }),
  figure,
}
