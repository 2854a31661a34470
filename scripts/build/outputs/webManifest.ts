import sharp from 'sharp'
import { tile } from '../../../src/azulejo/compose.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/render.ts'
import { publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import { language } from '../../../src/lib/locale.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** The icon as an SVG: the event's tile, which fills the whole square. */
const svgIcon = ({ event }: SiteContent, size: number) => standalone(tile(event.tile), { size })

export const faviconSvg = (content: SiteContent): string => svgIcon(content, 32)

/**
 * Returns an output that draws the icon as a PNG file.
 * @param size the icon's side in pixels
 */
export function pngIcon(size: number) {
  return (content: SiteContent): Promise<Buffer> =>
    sharp(Buffer.from(svgIcon(content, size)))
      .png()
      .toBuffer()
}

/**
 * The text of manifest.webmanifest (W3C Web Application Manifest): name, icons, colours and start page of the site as an
 * installed app. The addresses in the manifest are paths, so the site's own host has to serve it.
 */
export function webManifest(content: SiteContent, site: SiteAddress): string {
  const { event, pages, facts } = content
  const home = publicPath('/', site)
  // Systems may cut a "maskable" icon to any shape that keeps its middle 80 % (W3C Web Application Manifest). The tile fills
  // the whole square, so one picture serves both purposes. Each purpose has an entry nevertheless, because some systems show an
  // icon with both purposes smaller, or with a border.
  const icons = ['any', 'maskable'].flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: publicPath(`/icon-${size}.png`, site),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  // An event may lack one of these pages, or both.
  const shortcutPages = [pages.programme, pages.tickets].flatMap((page) => page ?? [])
  const manifest = {
    name: facts.evento,
    short_name: event.shortName,
    description: pages.home.description,
    lang: language,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: home,
    // The mode "browser" would not make the site installable. "standalone" would hide the address and the button to go back.
    // Visitors need both, because the site links to other sites.
    display: 'minimal-ui',
    background_color: colours.cal,
    theme_color: colours.cal,
    icons,
    shortcuts: shortcutPages.map(({ heading, path }) => ({
      name: heading,
      url: publicPath(path, site),
      // One icon, the smallest, is enough for a shortcut.
      icons: icons.slice(0, 1),
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
