import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { colours, paletteRules } from '../../../azulejo/palette.ts'
import { markup } from '../../../azulejo/render.ts'
import { escapeHtml, fill, slugOf } from '../../../lib/texts.ts'
import { em, posterSvg, sizes, width } from '../../../azulejo/visitorPoster.ts'
import { type PosterRequest, posterTexts, siteAddress } from './posterTexts.ts'

/** A poster that is drawn. */
export type Poster = Awaited<ReturnType<typeof makePoster>>

/** The canvas for all posters. Safari limits the memory of all canvases of a page together, and frees it late. */
const canvas = document.createElement('canvas')

/** The page's font in the poster's width and weight, under a name of its own: WebKit's canvas cannot set a width. */
const family = 'Cartel'

/** The font's `@font-face` rules with its files in them, because an SVG picture can load no file; empty until it is loaded. */
let faces = ''

const font = `font-family="Bricolage Grotesque" font-size="${em}" font-stretch="75%" font-weight="800"`

/** The colours as custom properties, which the rules of palettes use: `--cal:#fbf6ea`. */
const colourProperties = Object.entries(colours)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')

/**
 * Draws a visitor's poster, as a PNG file.
 * @throws if the font does not load, or if the browser cannot draw the picture or has no memory for the canvas
 */
export async function makePoster({ name, size, when }: PosterRequest) {
  faces ||= await loadFaces()
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = `800 ${em}px ${family}`
  const measure = (text: string) => context.measureText(text)
  // The page's sprite has the motifs of all tiles (styles/_azulejo.scss).
  const motifs = document.querySelector('.sprite')?.innerHTML ?? ''
  const texts = posterTexts({ name, when })
  const svg = posterSvg(texts, size, {
    measure,
    write: (text, attributes) => `<text ${font} ${attributes}>${escapeHtml(text)}</text>`,
    tiles: markup,
    definitions: `<style>${faces}svg{${colourProperties}}${paletteRules()}</style>${motifs}`,
    palette: event.tile.palette,
  })
  const png = await encode(svg, sizes[size].height, context)
  // "cartel-rocio", or "cartel" without a name.
  const fileName = ['cartel', slugOf(texts.name)].filter(Boolean).join('-')
  const file = new File([png], `${fileName}.png`, { type: png.type })
  const { shared, shown } = copy.visitorPoster
  const values = { letra: texts.initial, frase: texts.lines.join(' ') }
  return {
    /** Text alternative of the picture. */
    description: fill(shown, values),
    initial: texts.initial,
    /** Whether the font can write no character of the name. */
    isUnwritten: texts.name === '' && name.trim() !== '',
    /** The text that is shared with the picture. Some targets of a share sheet take no address, so it is in the text. */
    text: `${fill(shared, values)} ${siteAddress}`,
    file,
    /** Address of the file in this page. */
    url: URL.createObjectURL(file),
  }
}

/**
 * Loads the poster's font for the canvas, which measures texts with it.
 * @returns the same font as rules for a picture, with the font's files in them
 */
async function loadFaces(): Promise<string> {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  // `@font-face{font-family:Bricolage Grotesque;…;src:url(/assets/bricolage.woff2)format("woff2")}`
  const rules = sheets.join('').match(/@font-face\s*{[^}]*Bricolage Grotesque[^}]*}/g) ?? []
  const loaded = rules.map(async (rule) => {
    // `source` is "url(/assets/bricolage.woff2)", `path` is "/assets/bricolage.woff2".
    const [source = '', path = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule) ?? []
    const [, unicodeRange] = /unicode-range:([^;}]+)/.exec(rule) ?? []
    const descriptors = { weight: '800', stretch: '75%', unicodeRange }
    document.fonts.add(await new FontFace(family, `url(${path})`, descriptors).load())
    const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer())
    // `btoa` takes a text with a character for each byte.
    const binaryText = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return rule.replace(source, `url(data:font/woff2;base64,${btoa(binaryText)})`)
  })
  return (await Promise.all(loaded)).join('')
}

/**
 * Turns the poster into a PNG file.
 * @throws if the browser cannot decode the SVG, or makes no file
 */
async function encode(svg: string, height: number, context: CanvasRenderingContext2D) {
  const svgUrl = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = Object.assign(new Image(width, height), { src: svgUrl })
  await image.decode().finally(() => URL.revokeObjectURL(svgUrl))
  Object.assign(canvas, { width, height })
  context.drawImage(image, 0, 0)
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture')))),
  )
}
