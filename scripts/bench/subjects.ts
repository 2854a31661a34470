import { offlineFile, readBuiltSite } from '../lib/built-site.ts'

/** A page as the bench visits it. */
export type Subject = {
  /** How tables name it: its path, or "404". */
  readonly name: string
  /** Address below the site's root, without a leading slash. */
  readonly address: string
}

export const homeName = '/'
export const notFoundName = '404'

/** The address of the not-found page as a file, where hosts answer 200 (see lighthouse.ts and rest.ts). */
export const notFoundAsFile = '404.html'

/** Every page of a built site that the network brings: home first, the not-found page last. */
export function subjectsOf(dir: string): Subject[] {
  const subjects = readBuiltSite(dir)
    .pages.filter(({ file }) => file !== offlineFile)
    .map(({ path }) =>
      path === null
        ? { name: notFoundName, address: 'no-existe' }
        : { name: path, address: path.slice(1) },
    )
  const rank = ({ name }: Subject) => (name === homeName ? 0 : name === notFoundName ? 2 : 1)
  return subjects.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}
