import type { Plugin, ViteDevServer } from 'vite'
import type { PhotoKind } from '../../../src/lib/photo.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { keepTogether } from '../../../src/lib/locale.ts'
import { featuredOf } from '../../../src/event/featured.ts'
import { usesOf } from '../../../src/event/uses.ts'
import { calendarAddresses } from '../../../src/event/names.ts'
import { shownAddress } from '../../read/siteAddress.ts'
import { mapTexts } from '../../read/mapTexts.ts'
import type { FieldPath } from '../../read/yamlValues.ts'
import { contentFolder, loadContent, publishedAt, reloadContent } from '../../derive/loadContent.ts'
import { isBelow } from '../../lib/site-files.ts'
import { readManifest } from '../../lib/work-folder.ts'
import { type FigureId, figureOf } from '../../type/figures.ts'
import { charactersFor, figureFonts } from '../../type/fonts.ts'
import { nameScales } from '../../type/nameScales.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** The fields of the content, and functions for what pages alone need, or need in another shape. */
const pageValues = (site: SiteContent) => ({
  ...site,
  speakers: () => mapValues(site.speakers, withPhoto('speakers', site)),
  editions: () => site.editions.map((one) => withPhoto('editions', site)(one, one.id)),
  featured: () => featuredOf(site).map((one) => withPhoto('speakers', site)(one, one.id)),
  backers: () =>
    site.sponsors.levels.map(({ title, sponsors }) => ({
      title,
      sponsors: sponsors.map(({ id, name, url }) => {
        const logo = id in site.logos ? readManifest()?.logos[id] : undefined
        return { name, url, logo }
      }),
    })),
  speakerIds: () => Object.keys(site.speakers),
  speakerPhotos: () => readManifest()?.photos.speakers ?? {},
  speakerImages: () => readManifest()?.shareImages.speakers ?? {},
  offlineTextPages: () =>
    site.textPages
      .filter(({ offline }) => offline)
      .map(({ path: address, heading }) => ({ path: address, heading })),
  nameScale: () => nameScales(site.facts.nombre),
  letters: () => charactersFor(site),
  origin: () => publishedAt().origin,
  shownAddress: () => shownAddress(publishedAt()),
  calendars: () => calendarAddresses(loadContent(), publishedAt()),
  pageImages: () => readManifest()?.shareImages.pages ?? {},
  textPageImages: () => readManifest()?.shareImages.textPages ?? {},
})

/** Adds the encoded photo, if it still belongs to the content. */
const withPhoto =
  (kind: PhotoKind, { photos }: SiteContent) =>
  <One extends object>(one: One, id: string) => {
    const photo = id in photos[kind] ? readManifest()?.photos[kind][id] : undefined
    return { ...one, photo }
  }

/** The fields of the modules, by their names after "content:" (src/content.d.ts). */
const modules: Readonly<Record<string, (site: SiteContent) => object>> = {
  values: pageValues,
  copy: ({ copy }) => copy,
  facts: ({ facts }) => facts,
  files: ({ files }) => files,
  state: ({ state }) => state,
}

/** Whether a text goes into heads and messages, where a no-break space is no help, and searches do not find it. */
const isShared = ([part, ...rest]: FieldPath) =>
  part === 'facts' ||
  part === 'files' ||
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
      const [name = '', field] = id.replace('\0content:', '').split('/')
      return { code: await codeOf(shownContent(), name, field), moduleSideEffects: false }
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

/** Settings and pictures that a running `npm run dev` cannot change. */
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
    if (!isBelow(contentFolder, file)) return
    clearTimeout(timer)
    // Several files are often copied at once.
    timer = setTimeout(check, 100)
  })
}

/** Modules of which each field is a module of its own, "content:copy/tickets": a page bundles those that it names. */
const large = new Set(['values', 'copy', 'files'])

/** Fields of the content of which pages name the parts. */
const byPart = new Set(['copy', 'facts', 'files'])

async function codeOf(site: SiteContent, name: string, field: string | undefined) {
  if (name === 'text-pages') return textPagesCode(site, field)
  if (name === 'figure') {
    const figure = figureOf(field as FigureId, site, await figureFonts())
    return `export default ${JSON.stringify(figure)}`
  }
  const fields = modules[name]?.(site) as Readonly<Record<string, unknown>> | undefined
  if (!fields)
    throw new Error(`There is no content:${name} (scripts/render/vite/content-plugin.ts).`)
  if (field) {
    const value = fields[field]
    const computed: unknown = typeof value === 'function' ? await value() : value
    return `export default ${JSON.stringify(computed)}`
  }
  // Facts of one venue or part have a dot in their names: only texts use them.
  const names = Object.keys(fields).filter((one) => !one.includes('.'))
  return names
    .map((one) => {
      if (name === 'values' && byPart.has(one)) return `export * as ${one} from 'content:${one}'`
      return large.has(name)
        ? `export { default as ${one} } from 'content:${name}/${one}'`
        : `export const ${one} = ${JSON.stringify(fields[one])}`
    })
    .join('\n')
}

/** The routes of the text pages, each of which loads its own text; null if there are none. */
function textPagesCode({ textPages }: SiteContent, name: string | undefined) {
  if (name) {
    const page = textPages.find(({ path: address }) => address === `/${name}`)
    const html = page?.html.replaceAll('href="/', `href="${publishedAt().base}`)
    return `import { textPage } from '/src/pages/TextPage/TextPage.tsx'
      export const Component = textPage(${JSON.stringify({ ...page, html })})`
  }
  const routes = textPages.map(
    ({ path: address }) =>
      `{ path: '${address}', lazy: () => import('content:text-pages${address}') }`,
  )
  return `export const textPages = ${routes.length > 0 ? `[${routes.join()}]` : null}`
}
