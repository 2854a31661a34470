import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteAddress } from '../../../../src/lib/address.ts'
import type { PhotoKind } from '../../../../src/lib/photo.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { keepTogether } from '../../../../src/lib/locale.ts'
import { featuredOf } from '../../../../src/event/agenda.ts'
import { usesOf } from '../../../../src/event/uses.ts'
import { calendarAddresses } from '../../../../src/event/names.ts'
import { shownAddress } from '../../read/siteAddress.ts'
import { mapTexts } from '../../read/mapTexts.ts'
import type { OpenEvent } from '../../derive/openEvent.ts'
import { plainTextsOf } from '../../derive/plainTexts.ts'
import type { CurrentEvent } from './currentEvent.ts'
import { readManifest } from '../../lib/work-folder.ts'
import { type FigureId, figureOf } from '../../fonts/figures.ts'
import { charactersFor, figureFonts } from '../../fonts/fonts.ts'
import type { SiteContent } from '../../../../src/event/model.ts'

/** The fields of the content, and functions for what pages alone need, or need in another shape. */
function pageValues(site: SiteContent, published: SiteAddress) {
  const made = readManifest()
  const withPhoto =
    (kind: PhotoKind) =>
    <One extends object>(one: One, id: string) => ({ ...one, photo: made?.photos[kind][id] })
  return {
    ...site,
    speakers: mapValues(site.speakers, withPhoto('speakers')),
    editions: site.editions.map((one) => withPhoto('editions')(one, one.id)),
    featured: featuredOf(site).map((one) => withPhoto('speakers')(one, one.id)),
    backers: site.sponsors.levels.map(({ title, sponsors }) => ({
      title,
      sponsors: sponsors.map(({ id, name, url }) => ({ name, url, logo: made?.logos[id] })),
    })),
    speakerIds: Object.keys(site.speakers),
    speakerPhotos: made?.photos.speakers ?? {},
    speakerImages: made?.shareImages.speakers ?? {},
    pageImages: made?.shareImages.pages ?? {},
    textPageImages: made?.shareImages.textPages ?? {},
    offlineTextPages: site.textPages
      .filter(({ offline }) => offline)
      .map(({ path: address, heading }) => ({ path: address, heading })),
    letters: () => charactersFor(site),
    origin: published.origin,
    shownAddress: shownAddress(published),
    calendars: calendarAddresses(site, published),
  }
}

const shown = new WeakMap<SiteContent, SiteContent>()

/** The content as pages show it, made once: each of its fields is a module of its own. */
function shownContent({ content: site, files }: OpenEvent): SiteContent {
  const known = shown.get(site) ?? withNoBreakSpaces(site, plainTextsOf(files.data, site))
  shown.set(site, known)
  return known
}

/** Facts are pieces of texts, and also of heads, so they stay plain too. */
const withNoBreakSpaces = (site: SiteContent, plain: ReadonlySet<unknown>) =>
  mapTexts(site, (text, [field]) =>
    field === 'facts' || plain.has(text) ? text : keepTogether(text),
  )

/**
 * Gives the pages the content of the event as constants, checked and with facts filled in, so that the browser loads
 * only what its page says. `npm run dev` follows changes of the files, and shows a mistake over the page.
 */
export function content(event: CurrentEvent): Plugin {
  return {
    name: 'content',
    config: () => fixedAtStart(event.get()),
    resolveId(id) {
      return id.startsWith('content:') ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0content:')) return
      const [name = '', field] = id.replace('\0content:', '').split('/')
      return { code: await codeOf(event.get(), name, field), moduleSideEffects: false }
    },
    configureServer(server) {
      if (server.config.mode !== 'test') followFiles(event, server)
    },
  }
}

/** What Vite's settings take from the content. */
function fixedAtStart({ content: site, site: { base } }: OpenEvent) {
  const uses = Object.entries(usesOf(site))
  const define = Object.fromEntries(uses.map(([name, is]) => [`__USES__.${name}`, String(is)]))
  return { base, define }
}

/** Settings and pictures that a running `npm run dev` cannot change. */
const madeAtStart = (event: OpenEvent) =>
  JSON.stringify([fixedAtStart(event), event.content.photos, event.content.logos])

/** Loads open pages again when a file has changed. A mistake covers the page, which stays as it was, until it is mended. */
function followFiles(event: CurrentEvent, server: ViteDevServer) {
  const { config, moduleGraph, watcher, ws } = server
  const { logger } = config
  const started = madeAtStart(event.get())
  let timer: ReturnType<typeof setTimeout> | undefined

  function check() {
    try {
      event.reload()
      moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
      if (madeAtStart(event.get()) !== started) {
        logger.warn('Para ver todo el cambio, cierra «npm run dev» y vuelve a abrirlo.')
      }
    } catch (error) {
      const { message } = error as Error
      logger.error(message)
      ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  const folder = path.resolve(event.get().settings.contentFolder) + path.sep
  watcher.add(folder)
  watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(folder)) return
    clearTimeout(timer)
    // Several files are often copied at once.
    timer = setTimeout(check, 100)
  })
}

/** Fields of the content of which pages name the parts. */
const byPart = new Set(['copy', 'facts', 'files'])

/** Modules that hold all of their fields; of the others each field is a module, "content:copy/tickets". */
const whole = new Set(['facts', 'state'])

/** The code of a module of src/content.d.ts: a page bundles those that it names. */
async function codeOf(event: OpenEvent, name: string, field: string | undefined) {
  const site = shownContent(event)
  if (name === 'text-pages') return textPagesCode(site, event.site, field)
  if (name === 'figure') {
    return defaultOf(figureOf(field as FigureId, site, await figureFonts()))
  }
  const values =
    name === 'values' ? pageValues(site, event.site) : site[name as 'copy' | 'facts' | 'files']
  const fields = values as Readonly<Record<string, unknown>>
  if (field) {
    const value = fields[field]
    return defaultOf(typeof value === 'function' ? await value() : value)
  }
  // Facts of one venue or part have a dot in their names: only texts use them.
  const names = Object.keys(fields).filter((one) => !one.includes('.'))
  return names
    .map((one) => {
      if (name === 'values' && byPart.has(one)) return `export * as ${one} from 'content:${one}'`
      return whole.has(name)
        ? `export const ${one} = ${JSON.stringify(fields[one])}`
        : `export { default as ${one} } from 'content:${name}/${one}'`
    })
    .join('\n')
}

const defaultOf = (value: unknown) => `export default ${JSON.stringify(value)}`

/** The routes of the text pages, each of which loads its own text; null if there are none. */
function textPagesCode(
  { textPages }: SiteContent,
  { base }: SiteAddress,
  name: string | undefined,
) {
  if (name) {
    const page = textPages.find(({ path: address }) => address === `/${name}`)
    const html = page?.html.replaceAll('href="/', `href="${base}`)
    return `import { textPage } from '/src/pages/TextPage/TextPage.tsx'
      export const Component = textPage(${JSON.stringify({ ...page, html })})`
  }
  const routes = textPages.map(
    ({ path: address }) =>
      `{ path: '${address}', lazy: () => import('content:text-pages${address}') }`,
  )
  return `export const textPages = ${routes.length > 0 ? `[${routes.join()}]` : null}`
}
