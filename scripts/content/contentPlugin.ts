import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Photo, PhotoKind } from '../../src/lib/photo.ts'
import { mapValues } from '../../src/lib/mapValues.ts'
import { keepTogether } from '../../src/lib/locale.ts'
import { featuredOf } from '../../src/pages/Home/featured.ts'
import { usesOf } from '../../src/event/uses.ts'
import { calendarAddresses } from '../../src/event/names.ts'
import { shownAddress } from './siteAddress.ts'
import { mapTexts } from './mapTexts.ts'
import type { FieldPath } from './yamlValues.ts'
import {
  contentFolder,
  loadContent,
  publishedAt,
  reloadContent,
  type SiteContent,
} from './loadContent.ts'
import { readManifest } from '../lib/work-folder.ts'
import { type FigureId, figureOf } from '../outputs/figures.ts'
import { charactersFor, displayFont } from '../outputs/fonts.ts'
import { nameScales } from './nameScales.ts'

/** The exports of the modules that derive from the content, by their names after "content:" (src/content.d.ts). */
const modules: Readonly<Record<string, (site: SiteContent) => object | Promise<object>>> = {
  facts: ({ facts }) => facts,
  state: ({ state }) => state,
  published() {
    const [site, manifest] = [publishedAt(), readManifest()]
    const { pages, textPages } = manifest?.shareImages ?? {}
    return {
      origin: site.origin,
      shownAddress: shownAddress(site),
      calendars: calendarAddresses(loadContent(), site),
      images: { pages, textPages },
    }
  },
  'name-scale': async ({ facts }) => ({ nameScale: await nameScales(facts.nombre) }),
  letters: (site) => ({ letters: charactersFor(site) }),
  'speaker-ids': ({ speakers }) => ({ speakerIds: Object.keys(speakers) }),
  'speaker-images': () => ({ images: readManifest()?.shareImages.speakers ?? {} }),
  featured(site) {
    const photos = photosOf('speakers', site)
    return { featured: featuredOf(site).map((one) => ({ ...one, photo: photos[one.id] })) }
  },
  backers({ sponsors: { levels }, logos }) {
    const made = readManifest()?.logos ?? {}
    const withLogo = ({ id, name, url }: (typeof levels)[number]['sponsors'][number]) => ({
      name,
      url,
      logo: id in logos ? made[id] : undefined,
    })
    return {
      backers: levels.map(({ title, sponsors }) => ({ title, sponsors: sponsors.map(withLogo) })),
    }
  },
}

/** The content, with its photos as they are published. */
function withPhotos(site: SiteContent) {
  const [speakers, editions] = [photosOf('speakers', site), photosOf('editions', site)]
  return {
    ...site,
    speakers: mapValues(site.speakers, (one, id) => ({ ...one, photo: speakers[id] })),
    editions: site.editions.map((one) => ({ ...one, photo: editions[one.id] })),
  }
}

/** The encoded photos that still belong to the content. */
function photosOf(kind: PhotoKind, { photos }: SiteContent): Readonly<Record<string, Photo>> {
  const encoded = Object.entries(readManifest()?.photos[kind] ?? {})
  return Object.fromEntries(encoded.filter(([id]) => id in photos[kind]))
}

/** Whether a text goes into heads and messages, where a no-break space is no help, and searches do not find it. */
const isShared = ([part, ...rest]: FieldPath) =>
  part === 'facts' ||
  (part === 'files' && rest[0] === 'speakerPage') ||
  /^(?:role|talk)$/.test(String(rest.at(-1))) ||
  (/^(?:pages|notFound|textPages)$/.test(String(part)) &&
    /^(?:title|shareTitle|description)$/.test(String(rest.at(-1))))

const shownContent = () =>
  mapTexts(loadContent(), (text, at) => (isShared(at) ? text : keepTogether(text)))

/**
 * Gives the pages the content of the event as constants, checked and with facts filled in, so that the browser loads
 * only what its page says. `npm run dev` follows changes of the files, and shows a mistake over the page.
 */
export function content(): Plugin {
  return {
    name: 'content',
    config(_, { mode }) {
      try {
        return fixedAtStart()
      } catch (error) {
        // A mistake in the content is one of the tests that read it, and of no other.
        if (mode !== 'test') throw error
        return {}
      }
    },
    resolveId(id) {
      return id.startsWith('content:') ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0content:')) return
      const [name = '', section] = id.replace('\0content:', '').split('/')
      return { code: await codeOf(shownContent(), name, section), moduleSideEffects: false }
    },
    configureServer(server) {
      if (server.config.mode !== 'test') followFiles(server)
    },
  }
}

/** What Vite's settings take from the content. */
function fixedAtStart() {
  const uses = Object.entries(usesOf(loadContent()))
  const define = Object.fromEntries(uses.map(([name, is]) => [`__USES__.${name}`, String(is)]))
  return { base: publishedAt().base, define }
}

/** These, and the pictures, which are made at the start. */
function madeAtStart(): string {
  const { photos, logos } = loadContent()
  return JSON.stringify([fixedAtStart(), photos, logos])
}

/** Loads open pages again when a file has changed. A mistake covers the page, which stays as it was, until it is mended. */
function followFiles({ config, moduleGraph, watcher, ws }: ViteDevServer) {
  const started = madeAtStart()
  let mistake: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendMistake = () => {
    if (mistake !== null) ws.send({ type: 'error', err: { message: mistake, stack: '' } })
  }
  function check() {
    try {
      reloadContent()
      mistake = null
      moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
      if (madeAtStart() !== started) {
        config.logger.warn('Para ver todo el cambio, cierra «npm run dev» y vuelve a abrirlo.')
      }
    } catch (error) {
      mistake = (error as Error).message
      sendMistake()
    }
  }

  ws.on('connection', sendMistake)
  watcher.add(contentFolder)
  watcher.on('all', (_, file) => {
    if (path.relative(path.resolve(contentFolder), file).startsWith('..')) return
    clearTimeout(timer)
    // Several files are often copied at once.
    timer = setTimeout(check, 100)
  })
}

async function codeOf(site: SiteContent, name: string, section: string | undefined) {
  if (name === 'text-pages') return textPagesCode(site, section)
  if (name === 'figure') {
    const figure = figureOf(section as FigureId, site, await displayFont())
    return `export default ${JSON.stringify(figure)}`
  }
  if (name === 'copy' || name === 'files') return sectionsCode(name, site[name], section)
  if (name === 'values') return sectionsCode(name, withPhotos(site), section)
  const values = await modules[name]?.(site)
  if (!values) throw new Error(`There is no content:${name} (scripts/content/contentPlugin.ts).`)
  // Facts of one venue or part have a dot in their names: only texts use them.
  return Object.entries(values)
    .filter(([key]) => !key.includes('.'))
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** A module per section: "content:copy" exports all of them, and a page bundles those that it names. */
function sectionsCode(name: string, sections: object, section: string | undefined): string {
  const all = sections as Readonly<Record<string, unknown>>
  if (section) return `export default ${JSON.stringify(all[section])}`
  return Object.keys(all)
    .map((one) => `export { default as ${one} } from 'content:${name}/${one}'`)
    .join('\n')
}

/** The routes of the text pages, each of which loads its own text; null if there are none. */
function textPagesCode({ textPages }: SiteContent, section: string | undefined) {
  if (section) {
    const page = textPages.find(({ path: address }) => address === `/${section}`)
    const html = page?.html.replaceAll('href="/', `href="${publishedAt().base}`)
    return `import { textPage } from '/src/pages/TextPage/TextPage.tsx'
      export const Component = textPage(${JSON.stringify({ ...page, html })})`
  }
  const routes = textPages.map(
    ({ path: address }) =>
      `{ path: '${address}', lazy: () => import('content:text-pages${address}') }`,
  )
  const offlinePages = textPages
    .filter(({ offline }) => offline)
    .map(({ path: address, heading }) => ({ path: address, heading }))
  return `export const textPages = ${routes.length > 0 ? `[${routes.join()}]` : null}
    export const keptTextPages = ${JSON.stringify(offlinePages)}`
}
