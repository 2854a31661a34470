import * as copy from 'content:copy'
import { event } from 'content:event'
import { letters } from 'content:letters'
import { fill, slugOf } from '../../../lib/texts.ts'
import { drawOn, face, isSpoilt, measureWith } from './canvas.ts'
import { width } from './grounds.ts'
import { planPoster } from './plan.ts'
import { siteAddress, type Wish, wordsFor } from './words.ts'

/** A poster that is drawn. */
export type Poster = {
  /** What is on it. */
  readonly words: string
  /** Whether there is a name of which it can write nothing. */
  readonly isUnwritten: boolean
  /** Goes beside it. The address is in the text, because some targets of a share sheet take only a file and a text. */
  readonly text: string
  readonly canvas: HTMLCanvasElement
  /** Null if the browser does not give back the picture that was drawn. */
  readonly file: File | null
  /** Address of the file in this page. */
  readonly url: string
}

/** All posters are drawn on one, because Safari limits the memory of all canvases of a page, and frees it late. */
const canvas = document.createElement('canvas')

/** Browsers that protect from recognition may never call back. */
const longestEncodingMs = 3000

/** @returns null if the font is not there, or no memory for the canvas */
export async function makePoster({ name, size, when }: Wish): Promise<Poster | null> {
  const fonts = await document.fonts.load(face, letters)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (fonts.length === 0 || !context) return null
  const words = wordsFor({ name, when })
  const plan = planPoster(words, size, event.tile.palette, measureWith(context))
  canvas.width = width
  canvas.height = plan.height
  drawOn(context, plan)
  const png = isSpoilt(context, plan) ? null : await encoded()
  const title = ['cartel', slugOf(words.name)].filter(Boolean).join('-')
  const file = png && new File([png], `${title}.png`, { type: png.type })
  const { shared, shown } = copy.ownPoster
  const said = { letra: words.letter, frase: words.lines.join(' ') }
  return {
    words: fill(shown, said),
    isUnwritten: words.name === '' && name.trim() !== '',
    text: `${fill(shared, said)} ${siteAddress}`,
    canvas,
    file,
    url: file ? URL.createObjectURL(file) : '',
  }
}

const encoded = () =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
    setTimeout(() => resolve(null), longestEncodingMs)
  })
