/** What the history entry of a repaired address remembers; the router passes it on as its location's state. */
export type Repair = { readonly asked: string }

/**
 * The path of an address that hosts answer but the route table cannot read: /programa/index.html becomes /programa/,
 * /programa.html becomes /programa, and several slashes become one.
 */
export function repairedPath({ pathname }: Pick<Location, 'pathname'>): string {
  return pathname.replace(/(?:(\/)index)?\.html$/, '$1').replace(/\/{2,}/g, '/')
}

/** Puts the repaired path into the address bar. */
export function enterPath(path: string, location: Location, history: History): void {
  const { origin, pathname, search, hash } = location
  if (path === pathname) return
  const repair: Repair = { asked: pathname }
  history.replaceState({ usr: repair }, '', origin + path + search + hash)
}
