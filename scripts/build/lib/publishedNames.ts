// Builds note what they publish at each address. An upload that only adds leaves old files on the host, such as the photo
// of somebody who asked to be removed. `npm run prelaunch` asks the host for them.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesAmong } from './site-files.ts'
import { workRoot, writeFiles } from './work-folder.ts'

/** Addresses below the site's root: "/ponentes/nora-diaz", "/assets/nora-diaz-3f2a-480.avif". */
export type PublishedNames = {
  /** In the last build. */
  readonly current: readonly string[]
  /** In an earlier build, and not in the last one. */
  readonly gone: readonly string[]
}

const nothing: PublishedNames = { current: [], gone: [] }

/** Pictures and documents, which may show a person. Scripts, styles and calendars show nobody. */
const mayShowPeople = /\.(?:avif|jpe?g|png|webp|svg|pdf)$/

/** The addresses among a site's files that may show a person: pages, pictures and documents. */
export function namesAmong(files: readonly string[]): readonly string[] {
  const pages = [...pagesAmong(files).values()].flatMap((page) => page ?? [])
  const others = files.filter((file) => mayShowPeople.test(file)).map((file) => `/${file}`)
  return [...pages, ...others].toSorted()
}

/** The names after another build. */
export function afterBuild(before: PublishedNames, current: readonly string[]): PublishedNames {
  const earlier = new Set([...before.gone, ...before.current])
  return { current, gone: [...earlier].filter((name) => !current.includes(name)).toSorted() }
}

const file = 'published.json'

type Remembered = Readonly<Record<string, PublishedNames>>

function remembered(folder: string): Remembered {
  const place = path.join(folder, file)
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Remembered) : {}
}

/**
 * Remembers what a build publishes, in the work folder.
 * @param address of the site's home page, with a slash at its end
 */
export async function rememberNames(
  address: string,
  files: readonly string[],
  folder: string = workRoot,
): Promise<void> {
  const all = remembered(folder)
  const names = afterBuild(all[address] ?? nothing, namesAmong(files))
  await writeFiles(folder, { [file]: JSON.stringify({ ...all, [address]: names }, null, 2) })
}

/** Names that earlier builds on this machine have published at an address, and the last one has not. */
export const goneNames = (address: string, folder: string = workRoot): readonly string[] =>
  (remembered(folder)[address] ?? nothing).gone
