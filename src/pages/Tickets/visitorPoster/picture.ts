import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { colours, paletteRules } from '../../../azulejo/palette.ts'
import { markup } from '../../../azulejo/render.ts'
import { escapeHtml, fill, slugOf } from '../../../lib/texts.ts'
import { em, posterSvg, sizes, width } from '../../../azulejo/visitorPoster.ts'
import { type PosterRequest, posterTexts, siteAddress } from './posterTexts.ts'

/** A drawn poster. */
export type Poster = Awaited<ReturnType<typeof makePoster>>

/**
 * The canvas for all posters. Several would need too much memory: Safari limits that of a page's canvases, and frees it late.
 */
const canvas = document.createElement('canvas')

/**
 * The name of the font for the canvas. It is the page's font in the poster's width and weight. It is a separate font, because a
 * canvas in WebKit cannot choose the width of a font.
 */
const canvasFont = 'Cartel'

/** The attributes of all texts on the poster. */
const textAttributes = `font-family="Bricolage Grotesque" font-size="${em}" font-stretch="75%" font-weight="800"`

/**
 * The `@font-face` rules of the page's font. They contain the font's files, because an SVG picture cannot load files. Empty
 * until the font is loaded.
 */
let fontRules = ''

/** The colours as custom properties, for the rules of the palettes: `--cal:#fbf6ea`. */
const colourProperties = Object.entries(colours)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')

/**
 * Draws a visitor's poster as a PNG file.
 * @throws if the font cannot be loaded, if the browser cannot draw the picture, or if it has no memory for the canvas
 */
export async function makePoster({ name, size, when }: PosterRequest) {
  fontRules ||= await loadFont()
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = `800 ${em}px ${canvasFont}`
  const measure = (text: string) => context.measureText(text)
  // The page's sprite has the motifs of all tiles (styles/_azulejo.scss).
  const motifs = document.querySelector('.sprite')?.innerHTML ?? ''
  const texts = posterTexts({ name, when })
  const svg = posterSvg(texts, size, {
    measure,
    write: (text, attributes) => `<text ${textAttributes} ${attributes}>${escapeHtml(text)}</text>`,
    tiles: markup,
    definitions: `<style>${fontRules}svg{${colourProperties}}${paletteRules()}</style>${motifs}`,
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
    /** Whether the font has no letter or digit of the name that the visitor has typed. */
    isUnwritten: texts.name === '' && name.trim() !== '',
    /** The text that is shared with the picture. It contains the address, because some apps ignore a separate address. */
    text: `${fill(shared, values)} ${siteAddress}`,
    file,
    /** The `blob:` address of the file in this page. */
    url: URL.createObjectURL(file),
  }
}

/**
 * Loads the page's font for the canvas, under the name `canvasFont`.
 * @returns the rules for `fontRules`
 */
async function loadFont(): Promise<string> {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  // Each rule of the font: `@font-face{font-family:Bricolage Grotesque;…;src:url(/assets/bricolage.woff2)format("woff2")}`
  const rules = sheets.join('').match(/@font-face\s*{[^}]*Bricolage Grotesque[^}]*}/g) ?? []
  const loaded = rules.map(async (rule) => {
    // `source` is "url(/assets/bricolage.woff2)", with or without quotes, and `path` is "/assets/bricolage.woff2".
    const [source = '', path = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule) ?? []
    // `unicodeRange` is "U+142"; undefined for the first file, which has no range.
    const [, unicodeRange] = /unicode-range:([^;}]+)/.exec(rule) ?? []
    const descriptors = { weight: '800', stretch: '75%', unicodeRange }
    document.fonts.add(await new FontFace(canvasFont, `url(${path})`, descriptors).load())
    const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer())
    // `btoa` takes a text that has a character for each byte.
    const binaryText = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return rule.replace(source, `url(data:font/woff2;base64,${btoa(binaryText)})`)
  })
  return (await Promise.all(loaded)).join('')
}

/**
 * Draws an SVG on the canvas, and encodes it as PNG.
 * @throws if the browser cannot decode the SVG, or cannot encode the PNG
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
