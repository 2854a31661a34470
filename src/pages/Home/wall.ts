import { pages } from 'content:pages'
import { mosaic } from '../../azulejo/mosaic.ts'

/** The wall with which the home page begins and ends. Its first two rows can be shown by themselves. */
export const wall = mosaic(pages.home.path, { columns: 4, rows: 6, calmRows: 2 })
