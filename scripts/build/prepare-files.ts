import { rmSync } from 'node:fs'
import { type SiteAddress, programmePdfName } from '../../src/lib/address.ts'
import type { Step } from '../lib/run-script.ts'
import { generatedFolder, type Manifest, writeManifest, writeFiles } from '../lib/work-folder.ts'
import { makeWebFont } from '../outputs/fonts/fonts.ts'
import { type MadeOutput, makeOutputs, outputsOf } from '../outputs/outputs.ts'
import { makePhotos, type MadePhotos } from '../outputs/photos/photos.ts'
import { shareImages } from '../outputs/share-images/share-images.ts'
import { loadContent } from '../content/site-content.ts'
import { speakerPages } from '../outputs/speaker-pages.ts'

/** Generates everything that is published beside the pages; the pages name these files, so they come first. */
export async function prepareFiles(site: SiteAddress, step: Step): Promise<void> {
  await step('font', () => makeWebFont(loadContent()))
  await step('files beside the pages', async () =>
    writeOutputs(site, await makePhotos(loadContent())),
  )
}

async function writeOutputs(site: SiteAddress, { published, photos }: MadePhotos) {
  const outputs = await makeOutputs(outputsOf(loadContent()), loadContent(), site)
  const made = (name: string) => outputs.get(name) as MadeOutput
  const toTell: Manifest = {
    shareImages: shareImages(loadContent(), (name) => made(name).file),
    programmeBytes: made(programmePdfName(loadContent().event)).data.length,
    photos,
  }
  rmSync(generatedFolder, { recursive: true, force: true })
  await writeFiles(generatedFolder, {
    ...Object.fromEntries([...outputs.values()].map(({ file, data }) => [file, data])),
    ...speakerPages(loadContent(), site, toTell.shareImages.speakers),
    ...published,
  })
  await writeManifest(toTell)
}
