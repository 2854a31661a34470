import { rmSync } from 'node:fs'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { fileNames } from '../../../src/event/names.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import type { RunStep } from '../lib/runScript.ts'
import { writeOutputRecord } from '../lib/outputRecord.ts'
import { writeFiles } from '../lib/writeFiles.ts'
import { makeWebFont } from '../fonts/fonts.ts'
import { calendarFile, programmeCalendar } from './calendar.ts'
import { makeExamplePosters } from './examplePosters.ts'
import { makeLogos } from './logos.ts'
import { pruneCachedPhotos, makePhotos } from './photos.ts'
import { programmePdf } from './programmePdf/programmePdf.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'
import { makeShareImages } from './shareImages/shareImages.ts'
import { faviconSvg, pngIcon, webManifest } from './webManifest.ts'
import type { SiteContent, WithProgramme } from '../../../src/event/model.ts'

/** A function that makes a file beside the pages. The bytes of the file depend only on content and address. */
type Output = (
  content: SiteContent,
  site: SiteAddress,
) => string | Buffer | Promise<string | Buffer>

const hasProgramme = (content: SiteContent): content is WithProgramme =>
  content.pages.programme !== undefined

/** Outputs by the paths of their files below the site's root. An event without a programme page has no programme files. */
function outputsOf(content: SiteContent): Readonly<Record<string, Output>> {
  const names = fileNames(content.event)
  const programmeOutputs: Readonly<Record<string, Output>> = hasProgramme(content)
    ? {
        [names.programmeCalendar]: (_, site) => programmeCalendar(content, site),
        [names.programmePdf]: (_, site) => programmePdf(content, site),
      }
    : {}
  return {
    [names.calendar]: calendarFile,
    ...programmeOutputs,
    'sitemap.xml': sitemapXml,
    'robots.txt': robotsTxt,
    'manifest.webmanifest': webManifest,
    'favicon.svg': faviconSvg,
    // The file is a PNG in spite of its ending, because browsers recognise a picture by its bytes.
    'favicon.ico': pngIcon(32),
    'apple-touch-icon.png': pngIcon(180),
    'icon-192.png': pngIcon(192),
    'icon-512.png': pngIcon(512),
  }
}

/**
 * Makes the web font and all outputs that need no built page, and writes the record of their paths (`OutputRecord`). The pages
 * need the font and the record, so they are rendered later.
 * @returns warnings about logos
 */
export async function makeOutputs(
  { content, site, settings }: OpenEvent,
  step: RunStep,
): Promise<readonly string[]> {
  const { contentFolder, folders } = settings
  await step('letra', () => makeWebFont(content, folders.fonts))
  return step('archivos que acompañan a las páginas', async () => {
    const encodedPhotos = await makePhotos(content, contentFolder, folders.photos)
    await pruneCachedPhotos(content.photos, folders.photos)
    const encodedLogos = await makeLogos(content, contentFolder)
    const examplePosters = await makeExamplePosters(content, site)
    const makingOutputs = Object.entries(outputsOf(content)).map(
      async ([name, output]) => [name, await output(content, site)] as const,
    )
    const [outputs, shareImages] = await Promise.all([
      Promise.all(makingOutputs),
      makeShareImages(content),
    ])
    rmSync(folders.generated, { recursive: true, force: true })
    await writeFiles(folders.generated, {
      ...Object.fromEntries(outputs),
      ...shareImages.published,
      ...encodedPhotos.published,
      ...encodedLogos.published,
      ...examplePosters.published,
    })
    await writeOutputRecord(folders, {
      shareImages: shareImages.images,
      photos: encodedPhotos.photos,
      logos: encodedLogos.logos,
      posters: examplePosters.posters,
    })
    return encodedLogos.advice
  })
}
