/**
 * The platform's page, told from which page of this site a buyer comes.
 * @param parameter by which the platform reads it
 * @param path of the page: "/entradas"
 */
export function ticketLink(ticketUrl: string, parameter: string, path: string): string {
  const url = new URL(ticketUrl)
  url.searchParams.set(parameter, path.slice(1))
  return url.href
}
