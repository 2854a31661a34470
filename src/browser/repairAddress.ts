/** What the history entry of a repaired address remembers; the router passes it on as its location's state. */
export type Repair = { readonly asked: string }

/**
 * The path of an address that hosts answer but the route table cannot read: /programa/index.html becomes /programa/,
 * /programa.html becomes /programa, several slashes become one, and a stray "%", which encodes nothing, becomes "%25".
 */
export function repairedPath({ pathname }: Pick<Location, 'pathname'>): string {
  const page = pathname.replace(/(?:(\/)index)?\.html$/, '$1').replace(/\/{2,}/g, '/')
  return page.split('/').map(encodeStray).join('/')
}

/** Puts the repaired path into the address bar. */
export function enterPath(path: string, location: Location, history: History): void {
  const { origin, pathname, search, hash } = location
  if (path === pathname) return
  const repair: Repair = { asked: pathname }
  history.replaceState({ usr: repair }, '', origin + path + search + hash)
}

function encodeStray(segment: string): string {
  try {
    // The result must be used: the minifier (rolldown 1) removes a call without a used result, and its error with it.
    return decodeURIComponent(segment) === '' ? '' : segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}
