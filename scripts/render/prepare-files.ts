import { rmSync } from 'node:fs'
import { type SiteAddress } from '../../src/lib/address.ts'
import type { RunStep } from '../lib/run-script.ts'
import { generatedFolder, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../type/fonts.ts'
import { makeOutputs, outputsOf } from '../outputs/outputs.ts'
import { makeLogos } from '../outputs/logos.ts'
import { makePhotos } from '../outputs/photos.ts'
import { makeShareImages } from '../outputs/share-images/share-images.ts'
import { loadContent } from '../derive/loadContent.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Generates everything that is published beside the pages; the pages name these files, so they come first. */
export async function prepareFiles(site: SiteAddress, step: RunStep): Promise<void> {
  await step('letra', () => makeWebFont(loadContent()))
  await step('archivos que acompañan a las páginas', () => generateFiles(loadContent(), site))
}

async function generateFiles(content: SiteContent, site: SiteAddress) {
  const { photos, ...faces } = await makePhotos(content)
  const { logos, ...brands } = await makeLogos(content)
  const [outputs, { images, ...previews }] = await Promise.all([
    makeOutputs(outputsOf(content), content, site),
    makeShareImages(content),
  ])
  rmSync(generatedFolder, { recursive: true, force: true })
  await writeFiles(generatedFolder, {
    ...outputs,
    ...previews.published,
    ...faces.published,
    ...brands.published,
  })
  await writeManifest({ shareImages: images, photos, logos })
}
