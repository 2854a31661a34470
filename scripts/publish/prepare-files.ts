import { rmSync } from 'node:fs'
import { type SiteAddress, programmePdfName } from '../../src/lib/address.ts'
import type { Step } from '../lib/run-script.ts'
import { generatedFolder, type Manifest, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../outputs/fonts.ts'
import { type MadeOutput, makeOutputs, outputsOf } from '../outputs/outputs.ts'
import { makePhotos } from '../outputs/photos.ts'
import { shareImages } from '../outputs/share-images/share-images.ts'
import { loadContent, type SiteContent } from '../content/site-content.ts'
import { speakerPages } from '../outputs/speaker-pages.ts'

/** Generates everything that is published beside the pages; the pages name these files, so they come first. */
export async function prepareFiles(site: SiteAddress, step: Step): Promise<void> {
  await step('font', () => makeWebFont(loadContent()))
  await step('files beside the pages', () => generateFiles(loadContent(), site))
}

async function generateFiles(content: SiteContent, site: SiteAddress) {
  const { published, photos } = await makePhotos(content)
  const outputs = await makeOutputs(outputsOf(content), content, site)
  const made = (name: string) => outputs.get(name) as MadeOutput
  const manifest: Manifest = {
    shareImages: shareImages(content, (name) => made(name).file),
    programmeBytes: made(programmePdfName(content.event)).data.length,
    photos,
  }
  rmSync(generatedFolder, { recursive: true, force: true })
  await writeFiles(generatedFolder, {
    ...Object.fromEntries([...outputs.values()].map(({ file, data }) => [file, data])),
    ...speakerPages(content, site, manifest.shareImages.speakers),
    ...published,
  })
  await writeManifest(manifest)
}
