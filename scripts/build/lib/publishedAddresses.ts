// A build for a real address records which files it publishes there. A new build that is uploaded over the old one leaves old
// files on the host, such as the photo of somebody who asked to be removed. `npm run prelaunch` looks for such files.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesAmong } from './siteFiles.ts'
import { workRoot } from './workFolder.ts'
import { writeFiles } from './writeFiles.ts'

/** Addresses below the site's root: "/ponentes/nora-diaz", "/assets/nora-diaz-3f2a-480.avif". */
export type PublishedAddresses = {
  /** Published by the last build. */
  readonly current: readonly string[]
  /** Published by an earlier build, but not by the last one. */
  readonly gone: readonly string[]
}

const noAddresses: PublishedAddresses = { current: [], gone: [] }

/** The ending of a picture or a document. */
const pictureOrDocument = /\.(?:avif|jpe?g|png|webp|svg|pdf)$/

/** The addresses of a site's files that may show a person: pages, pictures and documents. */
export function addressesAmong(files: readonly string[]): readonly string[] {
  // Fallback pages have no address.
  const pages = [...pagesAmong(files).values()].filter((address) => address !== null)
  const picturesAndDocuments = files.filter((file) => pictureOrDocument.test(file))
  return [...pages, ...picturesAndDocuments.map((file) => `/${file}`)].toSorted()
}

/** The addresses after a build that publishes `current`. An earlier address that is not in `current` is gone. */
export function addressesAfterBuild(
  before: PublishedAddresses,
  current: readonly string[],
): PublishedAddresses {
  const earlier = new Set([...before.gone, ...before.current])
  const gone = [...earlier].filter((address) => !current.includes(address))
  return { current, gone: gone.toSorted() }
}

/** The name of the file that keeps the addresses of all builds. */
const recordFile = 'published.json'

/** The published addresses of each site, by the address of the site, "https://mi-evento.es/". */
type AddressesBySite = Readonly<Record<string, PublishedAddresses>>

function readRecord(folder: string): AddressesBySite {
  const file = path.join(folder, recordFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AddressesBySite) : {}
}

/**
 * Records what a build publishes.
 * @param site the address of the site, with a slash at its end
 * @param files paths of all files of the site
 * @param folder the folder of the record
 */
export async function rememberAddresses(
  site: string,
  files: readonly string[],
  folder: string = workRoot,
): Promise<void> {
  const record = readRecord(folder)
  const addresses = addressesAfterBuild(record[site] ?? noAddresses, addressesAmong(files))
  const text = JSON.stringify({ ...record, [site]: addresses }, null, 2)
  await writeFiles(folder, { [recordFile]: text })
}

/** The addresses of a site that an earlier build on this machine published, but the last build did not. */
export const goneAddresses = (site: string, folder: string = workRoot): readonly string[] =>
  (readRecord(folder)[site] ?? noAddresses).gone
