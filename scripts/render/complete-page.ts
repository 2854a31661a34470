import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { PageId } from '../../src/content/schema.ts'
import type { SiteAddress } from '../../src/lib/address.ts'
import { speakerPaths } from '../../src/event/names.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { loadContent } from '../content/loadContent.ts'
import { once } from '../lib/once.ts'
import { readManifest, siteFolder } from '../lib/work-folder.ts'
import { firstPaintScript } from './first-paint.ts'
import { dressPage, entry, finishPage, type PageParts } from './finish-page.ts'
import { filesOf, pageModule, sharedStylesheets, speakerModule } from './page-files.ts'
import { pageData, speakerPageData } from './structured-data/structured-data.ts'
import { ownPaths } from '../../src/lib/ownNames.ts'

type RenderedPage = {
  /** Path that the generator rendered; what it renders for unknown addresses has no page in src/content. */
  readonly route: string
  readonly html: string
  readonly head: PageParts['head']
  readonly site: SiteAddress
  /** False in `npm run dev`. */
  readonly building: boolean
}

/** Pages without script. The browser's build does not know them, and they look like any inner page. */
const barePages = new Set<string>([ownPaths.offline, ownPaths.thanks])

const firstPaint = once(() => firstPaintScript(loadContent()))

/** Completes a page that the generator rendered, with the generated files and what Vite wrote. */
export async function completePage({
  route,
  html,
  head,
  site,
  building,
}: RenderedPage): Promise<string> {
  // In `npm run dev` the times may change.
  const script = await (building ? firstPaint() : firstPaintScript(loadContent()))
  const content = loadContent()
  const { pages, textPages } = content
  const ids = Object.keys(pages) as PageId[]
  const id = ids.find((one) => pages[one]?.path === route) ?? null
  const textPage = textPages.find((one) => one.path === route)
  const speaker = speakerPaths(content).get(route)
  const page = textPage ?? (id && pages[id])
  const pictures = readManifest()?.shareImages.event ?? []
  const jsonLd = speaker
    ? speakerPageData(route, lookUp(content.speakers, speaker), content, site)
    : page
      ? pageData(page, content, site, pictures)
      : null
  const parts = { head, jsonLd, script }
  // The app would try to show the page that is missing.
  const rendered = barePages.has(route) ? html.replace(entry, '') : html
  if (!building) return dressPage(rendered, parts)
  const manifest = JSON.parse(readBuilt('.vite/manifest.json')) as Manifest
  const innerPages = ids.filter((one) => one !== 'home').map(pageModule)
  const { stylesheets, scripts } = barePages.has(route)
    ? { stylesheets: sharedStylesheets(manifest, innerPages), scripts: [] }
    : filesOf(
        manifest,
        speaker ? speakerModule : textPage ? `content:text-pages${route}` : pageModule(id),
      )
  const sheets = stylesheets.map((file) => ({ file, css: readBuilt(file) }))
  return dressPage(finishPage(rendered, route, { stylesheets: sheets, scripts }), parts)
}

const readBuilt = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8')
