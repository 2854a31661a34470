/**
 * Whether a link leads to where the visitor is: to the page itself, with or without a trailing slash, or to the page
 * above it. Every page is below the home page, so that one is current only itself.
 * @param path canonical path of the link's page, without a trailing slash
 */
export function isCurrent(path: string, { pathname }: Pick<Location, 'pathname'>): boolean {
  if (path === '/') return pathname === '/'
  return pathname === path || pathname.startsWith(`${path}/`)
}
