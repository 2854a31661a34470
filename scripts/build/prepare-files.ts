import { rmSync } from 'node:fs'
import { type SiteAddress } from '../../src/lib/address.ts'
import { programmePdfName } from '../../src/event/names.ts'
import type { Step } from '../lib/run-script.ts'
import { generatedFolder, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../outputs/fonts.ts'
import { makeOutputs, outputsOf } from '../outputs/outputs.ts'
import { makePhotos } from '../outputs/photos.ts'
import { makeShareImages } from '../outputs/share-images/share-images.ts'
import { loadContent, type SiteContent } from '../../src/event/reading/siteContent.ts'
import { speakerPages } from '../outputs/speaker-pages.ts'

/** Generates everything that is published beside the pages; the pages name these files, so they come first. */
export async function prepareFiles(site: SiteAddress, step: Step): Promise<void> {
  await step('font', () => makeWebFont(loadContent()))
  await step('files beside the pages', () => generateFiles(loadContent(), site))
}

async function generateFiles(content: SiteContent, site: SiteAddress) {
  const { photos, ...faces } = await makePhotos(content)
  const [outputs, { images, ...previews }] = await Promise.all([
    makeOutputs(outputsOf(content), content, site),
    makeShareImages(content),
  ])
  const programmeBytes = outputs[programmePdfName(content.event)]?.length ?? 0
  rmSync(generatedFolder, { recursive: true, force: true })
  await writeFiles(generatedFolder, {
    ...outputs,
    ...previews.published,
    ...faces.published,
    ...speakerPages(content, site, images.speakers),
  })
  await writeManifest({ shareImages: images, programmeBytes, photos })
}
