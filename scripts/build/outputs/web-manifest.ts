import sharp from 'sharp'
import { tile } from '../../../src/azulejo/compose.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/render.ts'
import { publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import { language } from '../../../src/lib/locale.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/**
 * The brand's tile fills its square, so the large icons serve as maskable ones too (W3C Web App Manifest: the important
 * part lies within the middle 80 %).
 */
const svgIcon = ({ event }: SiteContent, size: number) => standalone(tile(event.tile), { size })

export const faviconSvg = (content: SiteContent): string => svgIcon(content, 32)

/** @param size side in pixels */
export function pngIcon(size: number) {
  return (content: SiteContent): Promise<Buffer> =>
    sharp(Buffer.from(svgIcon(content, size)))
      .png()
      .toBuffer()
}

/**
 * The text of manifest.webmanifest (W3C Web Application Manifest): name, icons, colours and start of the site when a
 * visitor installs it. Addresses are paths, so the manifest has to be served by the site's own host.
 */
export function webManifest(content: SiteContent, site: SiteAddress): string {
  const { event, pages, facts } = content
  const home = publicPath('/', site)
  // The tile fills its square, so it may be cut to any shape. "any" is its own entry, because some systems show an icon
  // for both purposes smaller or with a border.
  const icons = ['any', 'maskable'].flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: publicPath(`/icon-${size}.png`, site),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  const manifest = {
    name: facts.evento,
    short_name: event.shortName,
    description: pages.home.description,
    lang: language,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: home,
    // Installable, unlike "browser", so that there are shortcuts. "standalone" would hide the way back and the address,
    // though the site leads to other sites.
    display: 'minimal-ui',
    background_color: colours.cal,
    theme_color: colours.cal,
    icons,
    shortcuts: [pages.programme, pages.tickets]
      .flatMap((page) => page ?? [])
      .map(({ heading, path }) => ({
        name: heading,
        url: publicPath(path, site),
        icons: icons.slice(0, 1),
      })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
