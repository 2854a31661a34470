// A build for a real address records which files it publishes there. An organiser may upload a new build over the old one. Old
// files then stay on the host, such as the photo of somebody who asked to be removed. `npm run prelaunch` looks for such
// files.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesAmong } from './siteFiles.ts'
import { workRoot } from './workFolder.ts'
import { writeFiles } from './writeFiles.ts'

/** Addresses below the site's root, here called names: "/ponentes/nora-diaz", "/assets/nora-diaz-3f2a-480.avif". */
export type PublishedNames = {
  /** Published by the last build. */
  readonly current: readonly string[]
  /** Published by an earlier build, but not by the last one. */
  readonly gone: readonly string[]
}

const noNames: PublishedNames = { current: [], gone: [] }

const pictureOrDocument = /\.(?:avif|jpe?g|png|webp|svg|pdf)$/

/** The addresses of a site's files that may show a person: pages, pictures and documents. */
export function namesAmong(files: readonly string[]): readonly string[] {
  // Fallback pages have no address.
  const pages = [...pagesAmong(files).values()].filter((address) => address !== null)
  const others = files.filter((file) => pictureOrDocument.test(file)).map((file) => `/${file}`)
  return [...pages, ...others].toSorted()
}

/** The names after a build that publishes `current`. An earlier name that is not in `current` counts as gone. */
export function namesAfterBuild(
  before: PublishedNames,
  current: readonly string[],
): PublishedNames {
  const earlier = new Set([...before.gone, ...before.current])
  return { current, gone: [...earlier].filter((name) => !current.includes(name)).toSorted() }
}

/** The file in the work folder that keeps the names of all builds. */
const recordFile = 'published.json'

/** The names that were published at each address of a site, "https://mi-evento.es/". */
type NamesByAddress = Readonly<Record<string, PublishedNames>>

function readRecord(folder: string): NamesByAddress {
  const file = path.join(folder, recordFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NamesByAddress) : {}
}

/**
 * Records what a build publishes.
 * @param address the address of the site, with a slash at its end
 * @param files paths of all files of the site
 * @param folder the folder of the record
 */
export async function rememberNames(
  address: string,
  files: readonly string[],
  folder: string = workRoot,
): Promise<void> {
  const record = readRecord(folder)
  const names = namesAfterBuild(record[address] ?? noNames, namesAmong(files))
  const text = JSON.stringify({ ...record, [address]: names }, null, 2)
  await writeFiles(folder, { [recordFile]: text })
}

/** Names that earlier builds on this machine have published at an address, and the last one has not. */
export const goneNames = (address: string, folder: string = workRoot): readonly string[] =>
  (readRecord(folder)[address] ?? noNames).gone
