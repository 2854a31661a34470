import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { Event } from '../../src/content/schema.ts'
import { bad, good, type Finding } from './report.ts'
import { sampleOrigin } from '../lib/site-address.ts'
import { contentFolder } from '../content/folder.ts'
import type { Sample } from '../content/samples.ts'

/**
 * Whether the event is still to come, and whether calendars can tell that the content has changed.
 * @param now milliseconds since 1970
 * @param changed day of the content's last change, YYYY-MM-DD; null if nobody knows
 */
export function dateFindings(
  { start, end, updated }: Pick<Event, 'start' | 'end' | 'updated'>,
  now: number,
  changed: string | null,
): Finding[] {
  const over = bad(
    `El evento ya ha pasado: terminó el ${end.slice(0, 10)} (event.yaml).`,
    'Empieza la edición siguiente: npm run next-edition -- 2026-11-14, con el día que sea.',
  )
  const stale = bad(
    `event.yaml dice que el contenido cambió por última vez el ${updated}, pero cambió el ${changed}.`,
    'Pon en «updated» (event.yaml) el día del último cambio: por él saben los calendarios que hay algo nuevo.',
  )
  return [
    now < Date.parse(end) ? good(`El evento es el ${start.slice(0, 10)}.`) : over,
    ...(changed !== null && changed > updated ? [stale] : []),
  ]
}

/** The day of the last change of the content that the repository knows, YYYY-MM-DD; null without one. */
export function lastChange(): string | null {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '-1', '--format=%cs', '--', `${contentFolder}/*.yaml`, `${contentFolder}/pages`],
    { encoding: 'utf8' },
  )
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null
}

/** Values of src/content that wait for real ones. */
export function sampleFindings(samples: readonly Sample[]): Finding[] {
  return samples.map(({ file, path: field, text: value }) =>
    bad(
      `${contentFolder}/${file} · ${field}: «${value}» es un valor de ejemplo.`,
      'Pon cada valor real en su archivo: lo cambiado deja de contar. Si un valor ya es el real, borra su marca «# ejemplo».',
    ),
  )
}

/** Promises of src/content that nobody has confirmed. */
export function promiseFindings(promises: readonly Sample[]): Finding[] {
  return promises.map(({ file, path: field, text: value }) =>
    bad(
      `${contentFolder}/${file} · ${field}: «${value}» promete algo que nadie ha confirmado.`,
      'Acuerda cada promesa con quien la tiene que cumplir y borra su marca «# promesa», o cambia el texto.',
    ),
  )
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

/** Whether the built site knows the address that it will be published at. */
export function addressFinding(address: string | null): Finding {
  const next =
    'Constrúyelo con la dirección de verdad: SITE_URL=https://tu-dominio.es npm run build'
  if (address === null) return bad('El sitio aún no está construido.', next)
  const { origin, protocol } = new URL(address)
  if (origin === sampleOrigin) {
    const problem = `al compartirlo enlazaría a ${sampleOrigin}, que no existe`
    return bad(`El sitio está construido sin SITE_URL: ${problem}.`, next)
  }
  return protocol === 'https:'
    ? good(`El sitio está construido para ${address}`)
    : bad(`El sitio está construido para ${origin}, que no es una dirección segura (https).`, next)
}
