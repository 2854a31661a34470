/**
 * What a publication had and the present one has not.
 * @param list an earlier sitemap, or paths and addresses, a line each
 * @param address of the home page
 * @param files of the present publication
 * @returns paths below the home page
 */
export function removedPaths(list: string, address: string, files: readonly string[]): string[] {
  const present = new Set(files.map((file) => file.replace(/(?:^|\/)index\.html$|\.html$/, '')))
  const listed = [...list.matchAll(/(?<=<loc>)[^<]+|^(?!\s*<)\S+/gm)].map(([name]) =>
    name.replace(address, '').replace(/^\/|\/$/g, ''),
  )
  return listed.filter((name) => !present.has(name)).map((name) => `/${name}`)
}
