import type { Mistake } from '../../build/read/mistakes.ts'

/**
 * Where GitHub Pages publishes a repository without a domain of its own: "ana/Feria" → "https://ana.github.io/Feria/".
 * Its own name for a site of a user is "ana.github.io" (GitHub Docs, "Types of GitHub Pages sites").
 */
export function pagesAddress(repository: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const host = `${owner.toLowerCase()}.github.io`
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`
}

/** What to write, if a mistake is in the site's address. */
export const siteAdvice = (repository: string): string =>
  `si publicas en GitHub sin un dominio tuyo, escribe «site: ${pagesAddress(repository)}».`

export const isOfSite = ({ file, field }: Pick<Mistake, 'file' | 'field'>): boolean =>
  file === 'event.yaml' && field === 'site'
