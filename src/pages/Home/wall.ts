import figure from 'content:figure/day'
import { pages } from 'content:pages'
import { cutOut } from '../../azulejo/mosaic.ts'

/** The day's number, six tiles high, at the top of the home page. The wall that it is cut from is at the end. */
export const dayFigure = cutOut(pages.home.path, figure)
