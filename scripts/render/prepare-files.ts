import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type SiteAddress } from '../../src/lib/address.ts'
import { filesBelow } from '../lib/built-site.ts'
import { hashOf } from '../lib/hash-of.ts'
import type { RunStep } from '../lib/run-script.ts'
import { generatedFolder, readManifest, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../outputs/fonts.ts'
import { makeOutputs, outputsOf } from '../outputs/outputs.ts'
import { makeLogos } from '../outputs/logos.ts'
import { makePhotos } from '../outputs/photos.ts'
import { makeShareImages } from '../outputs/share-images/share-images.ts'
import { loadContent, type SiteContent } from '../content/loadContent.ts'

/**
 * Generates everything that is published beside the pages; the pages name these files, so they come first.
 * @param reuse keeps what the last build has made of the same content, for the same address, by the same code
 */
export async function prepareFiles(site: SiteAddress, step: RunStep, reuse = false): Promise<void> {
  const isMade = existsSync(generatedFolder) && readManifest()?.madeFrom === sourcesOf(site)
  if (reuse && isMade) return
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
  const fresh = `${generatedFolder}.new`
  rmSync(fresh, { recursive: true, force: true })
  await writeFiles(fresh, {
    ...outputs,
    ...previews.published,
    ...faces.published,
    ...brands.published,
  })
  // If it stops here, no folder looks as if it were complete.
  rmSync(generatedFolder, { recursive: true, force: true })
  await writeManifest({
    shareImages: images,
    photos,
    logos,
    madeFrom: sourcesOf(site),
  })
  renameSync(fresh, generatedFolder)
}

/** A fingerprint of all that the generated files depend on. */
function sourcesOf(site: SiteAddress): string {
  const content = loadContent()
  const code = ['scripts', 'src'].flatMap((folder) =>
    filesBelow(folder).map((file) => path.join(folder, file)),
  )
  const all = [...Object.values(content.photos), content.logos]
  const photos = all.flatMap((files) => Object.values(files))
  const sources = ['package.json', ...code, ...photos].map((file) => readFileSync(file))
  return hashOf(JSON.stringify([content, site]), ...sources)
}
