import { bad, good, type Finding } from './report.ts'
import { siteContent } from '../content/site-content.ts'

const { legalLinks, pages } = siteContent

/** Pages of the site that hold a form. */
export const formPages = [pages.sponsorship, pages.contact].map(({ path }) => path)

/** Whether what visitors write into the forms reaches anybody: a form without an address to send it to tells nobody. */
export function formsFinding(documents: ReadonlyMap<string, Document>): Finding {
  const mute = [...documents].filter(([, document]) =>
    [...document.querySelectorAll('form')].some((form) => !form.getAttribute('action')),
  )
  const paths = mute.map(([path]) => path).join(', ')
  return mute.length > 0
    ? bad(
        `Los formularios de ${paths} dicen que el mensaje ha salido, pero no llegan a nadie.`,
        'Haz que los formularios lleguen a alguien o quítalos: quien escribe espera respuesta.',
      )
    : good('Los formularios tienen una dirección a la que llegar.')
}

/** @param missing those of the footer's legal links that have no page, by their paths */
export function legalFinding(missing: readonly string[]): Finding {
  return missing.length > 0
    ? bad(
        `Enlaces legales del pie que responden 404: ${missing.join(', ')}.`,
        'Publica los textos legales en esas direcciones antes de vender o de pedir datos (LSSI, artículo 10; RGPD, artículo 13).',
      )
    : good(`Los ${legalLinks.length} enlaces legales del pie llevan a una página.`)
}
