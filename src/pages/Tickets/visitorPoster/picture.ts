import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { colours, paletteRules } from '../../../azulejo/palette.ts'
import { markup } from '../../../azulejo/render.ts'
import { escapeHtml, fill, slugOf } from '../../../lib/texts.ts'
import { em, posterSvg, sizes, width } from '../../../azulejo/visitorPoster.ts'
import { siteAddress, type Wish, posterTexts } from './posterTexts.ts'

/** A poster that is drawn. */
export type Poster = Awaited<ReturnType<typeof makePoster>>

/** All posters are drawn on one, because Safari limits the memory of all canvases of a page, and frees it late. */
const canvas = document.createElement('canvas')

/** Family name of the page's font in the poster's width and weight. WebKit's canvas cannot set a width. */
const family = 'Cartel'

let faces = ''

const font = `font-family="Bricolage Grotesque" font-size="${em}" font-stretch="75%" font-weight="800"`

const inks = Object.entries(colours)
  .map(([ink, colour]) => `--${ink}:${colour}`)
  .join(';')

/** @throws if the font does not load, or if there is no memory for the canvas */
export async function makePoster({ name, size, when }: Wish) {
  faces ||= await loadFaces()
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.font = `800 ${em}px ${family}`
  const measure = (text: string) => context.measureText(text)
  const motifs = document.querySelector('.sprite')?.innerHTML ?? ''
  const texts = posterTexts({ name, when })
  const svg = posterSvg(texts, size, {
    measure,
    write: (text, attributes) => `<text ${font} ${attributes}>${escapeHtml(text)}</text>`,
    tiles: markup,
    start: `<style>${faces}svg{${inks}}${paletteRules()}</style>${motifs}`,
    palette: event.tile.palette,
  })
  const png = await encode(svg, sizes[size].height, context)
  const title = ['cartel', slugOf(texts.name)].filter(Boolean).join('-')
  const file = new File([png], `${title}.png`, { type: png.type })
  const { shared, shown } = copy.visitorPoster
  const values = { letra: texts.letter, frase: texts.lines.join(' ') }
  return {
    /** Text alternative of the picture. */
    description: fill(shown, values),
    letter: texts.letter,
    /** Whether the font can write no letter of the name. */
    isUnwritten: texts.name === '' && name.trim() !== '',
    /** Shared with the picture. The address is in it, because some targets of a share sheet take only a file and a text. */
    text: `${fill(shared, values)} ${siteAddress}`,
    file,
    /** Address of the file in this page. */
    url: URL.createObjectURL(file),
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

/** @throws if the browser gives nothing back */
async function encode(svg: string, height: number, context: CanvasRenderingContext2D) {
  const drawing = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = Object.assign(new Image(width, height), { src: drawing })
  await image.decode()
  URL.revokeObjectURL(drawing)
  Object.assign(canvas, { width, height })
  context.drawImage(image, 0, 0)
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture')))),
  )
}
