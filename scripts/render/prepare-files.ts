import { rmSync } from 'node:fs'
import { type SiteAddress } from '../../src/lib/address.ts'
import type { RunStep } from '../lib/run-script.ts'
import { generatedFolder, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../type/fonts.ts'
import { makeOutputs } from '../outputs/outputs.ts'
import { makeLogos } from '../outputs/logos.ts'
import { makePhotos } from '../outputs/photos.ts'
import { makeShareImages } from '../outputs/share-images/share-images.ts'
import { loadContent } from '../derive/loadContent.ts'

/** Generates everything that is published beside the pages; the pages name these files, so they come first. */
export async function prepareFiles(site: SiteAddress, step: RunStep): Promise<void> {
  const content = loadContent()
  await step('letra', () => makeWebFont(content))
  await step('archivos que acompañan a las páginas', async () => {
    const { photos, ...faces } = await makePhotos(content)
    const { logos, ...brands } = await makeLogos(content)
    const [outputs, { images: shareImages, ...previews }] = await Promise.all([
      makeOutputs(content, site),
      makeShareImages(content),
    ])
    rmSync(generatedFolder, { recursive: true, force: true })
    const published = [previews, faces, brands].map((made) => made.published)
    await writeFiles(generatedFolder, Object.assign({}, outputs, ...published))
    await writeManifest({ shareImages, photos, logos })
  })
}
