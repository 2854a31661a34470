import type { Mistake } from '../../build/read/mistakes.ts'

/**
 * The address at which GitHub Pages publishes a repository without a domain: "ana/Feria" → "https://ana.github.io/Feria/".
 * A repository with the name "ana.github.io" is published without a folder (GitHub Docs, "Types of GitHub Pages sites").
 */
export function pagesAddress(repository: string): string {
  const [owner = '', name = ''] = repository.split('/')
  const host = `${owner.toLowerCase()}.github.io`
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`
}

/** Advice for organisers who publish on GitHub without a domain: the line to write in event.yaml. */
export const siteAdvice = (repository: string): string =>
  `si publicas en GitHub sin un dominio tuyo, escribe «site: ${pagesAddress(repository)}».`

/** Whether a mistake is about `site` in event.yaml. On GitHub, scripts/check.ts adds `siteAdvice` to such a mistake. */
export const isAboutSite = ({ file, field }: Pick<Mistake, 'file' | 'field'>): boolean =>
  file === 'event.yaml' && field === 'site'
