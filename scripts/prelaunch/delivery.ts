import { readBuiltSite } from '../lib/built-site.ts'
import { bad, good, type Finding } from './report.ts'
import { loadContent } from '../content/site-content.ts'

const { legalLinks, pages } = loadContent()

/** Finds a page of the site by its path; null if there is none. */
export type PageAt = (path: string) => Promise<Document | null>

/** The pages of a built site. */
export function pagesIn(dir: string): PageAt {
  const built = readBuiltSite(dir).pages
  return async (path) => built.find((page) => page.path === path)?.document ?? null
}

/** What the pages promise and do not keep: a form without an address to send it to tells nobody. */
export async function deliveryFindings(pageAt: PageAt): Promise<Finding[]> {
  const mute: string[] = []
  for (const { path } of [pages.sponsorship, pages.contact]) {
    const forms = [...((await pageAt(path))?.querySelectorAll('form') ?? [])]
    if (forms.some((form) => !form.getAttribute('action'))) mute.push(path)
  }
  const missing: string[] = []
  for (const { path } of legalLinks) if (!(await pageAt(path))) missing.push(path)
  return [
    mute.length > 0
      ? bad(
          `Los formularios de ${mute.join(', ')} dicen que el mensaje ha salido, pero no llegan a nadie.`,
          'Haz que los formularios lleguen a alguien o quítalos: quien escribe espera respuesta.',
        )
      : good('Los formularios tienen una dirección a la que llegar.'),
    missing.length > 0
      ? bad(
          `Enlaces legales del pie que responden 404: ${missing.join(', ')}.`,
          'Publica los textos legales en esas direcciones antes de vender o de pedir datos (LSSI, artículo 10; RGPD, artículo 13).',
        )
      : good(`Los ${legalLinks.length} enlaces legales del pie llevan a una página.`),
  ]
}
