import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { readBuiltSite } from '../lib/built-site.ts'
import { formPages, formsFinding, legalFinding } from './delivery.ts'
import type { Finding } from './report.ts'
import { sampleOrigin } from '../lib/site-address.ts'
import { contentFolder, siteContent } from '../content/site-content.ts'
import type { Sample } from '../content/samples.ts'

const { legalLinks } = siteContent

/** Values of src/content that wait for real ones. */
export function sampleFindings(samples: readonly Sample[]): Finding[] {
  return samples.map(({ file, field, value }) => ({
    good: false,
    what: `${contentFolder}/${file} · ${field}: «${value}» es un valor de ejemplo.`,
    next: 'Pon cada valor real en su archivo: lo cambiado deja de contar. Si un valor ya es el real, borra su línea de «samples», al final del archivo.',
  }))
}

/** Promises of src/content that nobody has confirmed. */
export function promiseFindings(promises: readonly Sample[]): Finding[] {
  return promises.map(({ file, field, value }) => ({
    good: false,
    what: `${contentFolder}/${file} · ${field}: «${value}» promete algo que nadie ha confirmado.`,
    next: 'Acuerda cada promesa con quien la tiene que cumplir y borra su línea de «promises», al final del archivo, o cambia el texto.',
  }))
}

/** For which address the site in a folder was built: null if there is none. */
export function builtFor(dir: string): string | null {
  try {
    const { document } = new JSDOM(readFileSync(path.join(dir, 'index.html'), 'utf8')).window
    return document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null
  } catch {
    return null
  }
}

/** What a site in a folder promises and does not keep; nothing if there is none. */
export function deliveryFindings(dir: string): Finding[] {
  if (builtFor(dir) === null) return []
  const { pages } = readBuiltSite(dir)
  const published = new Map(pages.map(({ path: address, document }) => [address, document]))
  const forms = formPages.flatMap((address) => {
    const document = published.get(address)
    return document ? [[address, document] as const] : []
  })
  const missing = legalLinks.map((link) => link.path).filter((link) => !published.has(link))
  return [formsFinding(new Map(forms)), legalFinding(missing)]
}

/** Whether the built site knows the address that it will be published at. */
export function addressFindings(address: string | null): Finding[] {
  const next =
    'Constrúyelo con la dirección de verdad: SITE_URL=https://tu-dominio.es npm run build'
  if (address === null) return [{ good: false, what: 'El sitio aún no está construido.', next }]
  const { origin, protocol } = new URL(address)
  if (origin === sampleOrigin) {
    return [
      {
        good: false,
        what: `El sitio está construido sin SITE_URL: al compartirlo enlazaría a ${sampleOrigin}, que no existe.`,
        next,
      },
    ]
  }
  if (protocol !== 'https:') {
    const what = `El sitio está construido para ${origin}, que no es una dirección segura (https).`
    return [{ good: false, what, next }]
  }
  return [{ good: true, what: `El sitio está construido para ${address}` }]
}
