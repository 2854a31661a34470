import { copy } from 'content:values'
import { colours } from '../../../azulejo/palette.ts'
import { fill, slugOf } from '../../../lib/texts.ts'
import { em, posterSvg, sizes, width } from './posterSvg.ts'
import { siteAddress, type PosterSize, type Wish, wordsFor } from './words.ts'

/** A poster that is drawn. */
export type Poster = {
  /** What is on it. */
  readonly words: string
  /** Whether there is a name of which it can write nothing. */
  readonly isUnwritten: boolean
  /** Goes beside it. The address is in the text, because some targets of a share sheet take only a file and a text. */
  readonly text: string
  /** Null if the browser does not give back the picture that was drawn. */
  readonly file: File | null
  /** Address in this page: of the file, or else of the drawing. */
  readonly url: string
}

/** All posters are drawn on one, because Safari limits the memory of all canvases of a page, and frees it late. */
const canvas = document.createElement('canvas')

/** Of the page's font in the width and weight of the poster alone, because WebKit's canvas knows no width. */
const family = 'Cartel'

let faces = ''

/** @throws if the font does not load, or if there is no memory for the canvas */
export async function makePoster({ name, size, when }: Wish): Promise<Poster> {
  faces ||= await loadFaces()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.font = `800 ${em}px ${family}`
  const measure = (text: string) => context.measureText(text)
  const motifs = document.querySelector('.sprite')?.innerHTML ?? ''
  const words = wordsFor({ name, when })
  const svg = posterSvg(words, size, { measure, faces, motifs })
  const drawing = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const png = await encode(drawing, size, context)
  const title = ['cartel', slugOf(words.name)].filter(Boolean).join('-')
  const file = png && new File([png], `${title}.png`, { type: png.type })
  if (file) URL.revokeObjectURL(drawing)
  const { shared, shown } = copy.visitorPoster
  const values = { letra: words.letter, frase: words.lines.join(' ') }
  return {
    words: fill(shown, values),
    isUnwritten: words.name === '' && name.trim() !== '',
    text: `${fill(shared, values)} ${siteAddress}`,
    file,
    url: file ? URL.createObjectURL(file) : drawing,
  }
}

/** Gives the page the poster's font. @returns rules of the font for a picture, with the files in them */
async function loadFaces(): Promise<string> {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const rules = styles.join('').match(/@font-face\s*{[^}]*Bricolage Grotesque[^}]*}/g) ?? []
  const loaded = rules.map(async (rule) => {
    const [source = '', path = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule) ?? []
    const [, unicodeRange] = /unicode-range:([^;}]+)/.exec(rule) ?? []
    const look = { weight: '800', stretch: '75%', unicodeRange }
    document.fonts.add(await new FontFace(family, `url(${path})`, look).load())
    const file = new Uint8Array(await (await fetch(path)).arrayBuffer())
    const bytes = Array.from(file, (byte) => String.fromCharCode(byte)).join('')
    return rule.replace(source, `url(data:font/woff2;base64,${btoa(bytes)})`)
  })
  return (await Promise.all(loaded)).join('')
}

/** @returns a PNG file, or null if the canvas gives back another picture than was drawn: white, noise or nothing */
async function encode(drawing: string, size: PosterSize, context: CanvasRenderingContext2D) {
  const { height } = sizes[size]
  const image = Object.assign(new Image(width, height), { src: drawing })
  await image.decode()
  Object.assign(canvas, { width, height })
  context.drawImage(image, 0, 0)
  const foot = context.getImageData(0, height - 8, 1, 1).data
  // Browsers that protect from recognition change the lowest bits, which nobody sees.
  const isDrawn = [1, 3, 5].every((at, channel) => {
    const value = parseInt(colours.tinta.slice(at, at + 2), 16)
    return Math.abs(value - (foot[channel] ?? 0)) <= 4
  })
  return isDrawn ? new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)) : null
}
