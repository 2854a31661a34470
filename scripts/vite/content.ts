import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { PhotoKind } from '../../src/lib/photo.ts'
import { keepDates } from '../../src/lib/noBreak.ts'
import { renewPhotos } from '../outputs/photos/photos.ts'
import { mapTexts } from '../content/map-texts.ts'
import { contentFolder, readSiteContent, type SiteContent } from '../content/site-content.ts'
import { readMadeFiles } from '../lib/work-folder.ts'

/** So many speakers are on the home page; it leads to the others. */
const mostFeatured = 10

/** Modules that give parts of the content as they are, by the name behind "content:": declared in src/content.d.ts. */
const parts: Readonly<Record<string, readonly (keyof SiteContent)[]>> = {
  event: ['event'],
  venues: ['venues'],
  programme: ['programme'],
  speakers: ['speakers'],
  editions: ['editions'],
  faq: ['questions'],
  perks: ['perks'],
  benefits: ['benefits'],
  sponsorship: ['sponsorBenefits'],
  forms: ['forms'],
  delivery: ['delivery'],
  pages: ['pages', 'notFound', 'navigation', 'legalLinks'],
}

/** Those that give what is made of it. */
const derived: Readonly<Record<string, (content: SiteContent) => object>> = {
  facts: ({ facts }) => facts,
  state({ state: { strip, notice, words, sale, stage } }) {
    return { strip, notice, words, sale, stage }
  },
  featured: ({ speakers }) => ({
    featured: Object.entries(speakers)
      .slice(0, mostFeatured)
      .map(([id, { name, role }]) => ({ id, name, role })),
  }),
  photos: (site) => ({
    speakerPhotos: photosOf('speakers', site),
    editionPhotos: photosOf('editions', site),
  }),
}

function namesIn(module: string, site: SiteContent): object {
  const own = parts[module]
  if (own) return Object.fromEntries(own.map((part) => [part, site[part]]))
  const names = derived[module]?.(site)
  if (!names) throw new Error(`There is no content:${module} (scripts/vite/content.ts).`)
  return names
}

/** What was made of the photos that are there. */
function photosOf(kind: PhotoKind, { photos }: SiteContent) {
  const made = Object.entries(readMadeFiles()?.photos[kind] ?? {})
  return Object.fromEntries(made.filter(([id]) => id in photos[kind]))
}

/** These are a module per section: "content:copy" gives them all, and a page takes those that it names. */
const sectioned = ['copy', 'files'] as const

const readNow = () => mapTexts(readSiteContent(contentFolder), keepDates)

/**
 * Gives the pages the event's content as constants, checked and with all facts in it: the browser fills in nothing and
 * loads only what its page says. `npm run dev` follows changes of the files, and shows a mistake over the page.
 */
export function content(): Plugin {
  // Read for each build, and anew once a file has changed.
  let read: SiteContent | null = null
  const site = () => (read ??= readNow())
  return {
    name: 'content',
    buildStart() {
      read = null
    },
    resolveId(id) {
      return id.startsWith('content:') ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith('\0content:')) return
      const [name = '', section] = id.replace('\0content:', '').split('/')
      return { code: codeOf(site(), name, section), moduleSideEffects: false }
    },
    configureServer(server) {
      followFiles(server, () => (read = readNow()))
    },
  }
}

/** Has pages that are open show what changes in the files of the content. */
function followFiles(server: ViteDevServer, readAnew: () => SiteContent) {
  const { watcher, moduleGraph, ws } = server
  // Until it is mended, what was read last stays on the page below: one that cannot be rendered would not come back.
  let mistake: string | null = null
  // Whether another server follows the files by now.
  let left = false
  let following = Promise.resolve()

  const tell = () => {
    if (mistake !== null) ws.send({ type: 'error', err: { message: mistake, stack: '' } })
  }
  /** Does some work with the content as it is by then, once earlier work is done. */
  function follow(work: (site: SiteContent) => unknown) {
    following = following.then(async () => {
      if (left) return
      try {
        const site = readAnew()
        mistake = null
        await work(site)
      } catch (error) {
        mistake = (error as Error).message
        tell()
      }
    })
  }
  function reload() {
    moduleGraph.invalidateAll()
    ws.send({ type: 'full-reload' })
  }
  // Whether there are photos is a constant of the configuration.
  async function startAgain() {
    const { config } = server
    left = true
    await server.restart()
    // One that cannot start again goes on as it is, and has said why.
    left = server.config !== config
  }
  async function renew(site: SiteContent) {
    await renewPhotos(site)
    await startAgain()
  }

  ws.on('connection', tell)
  watcher.add(contentFolder)
  // Of photos that came while one server followed the other, nobody is told.
  watcher.once('ready', () =>
    follow(async (site) => {
      const known = madePhotos()
      await renewPhotos(site)
      if (madePhotos() !== known) await startAgain()
    }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  watcher.on('all', (event, file) => {
    const name = path.relative(path.resolve(contentFolder), file)
    const isFolder = event === 'addDir' || event === 'unlinkDir'
    if (name.startsWith('..') || isFolder) return
    if (!/^(?:speakers|editions)[\\/]/.test(name)) return follow(reload)
    // Several are often put there at once.
    clearTimeout(timer)
    timer = setTimeout(() => follow(renew), 300)
  })
}

const madePhotos = () => JSON.stringify(readMadeFiles()?.photos)

function codeOf(site: SiteContent, name: string, section: string | undefined): string {
  if (name === 'papers') return papersCode(site, section)
  const whole = sectioned.find((one) => one === name)
  if (whole && section) return `export default ${JSON.stringify(valueIn(site[whole], section))}`
  if (whole) {
    const sections = Object.keys(site[whole])
    return sections
      .map((one) => `export { default as ${one} } from 'content:${name}/${one}'`)
      .join('\n')
  }
  // Facts of one venue or part have a dot in their names: texts take these, no module does.
  return Object.entries(namesIn(name, site))
    .filter(([key]) => !key.includes('.'))
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The routes of the text pages, each of which loads its own text; null if there are none. */
function papersCode({ papers }: SiteContent, section: string | undefined): string {
  if (section) {
    const paper = papers.find(({ path: address }) => address === `/${section}`)
    return `import { paperPage } from '/src/pages/Paper/Paper.tsx'
      export const Component = paperPage(${JSON.stringify(paper)})`
  }
  const routes = papers.map(
    ({ path: address }) => `{ path: '${address}', lazy: () => import('content:papers${address}') }`,
  )
  const kept = papers
    .filter(({ offline }) => offline)
    .map(({ path: address, heading }) => ({ path: address, heading }))
  return `export const papers = ${routes.length > 0 ? `[${routes.join()}]` : null}
    export const keptPapers = ${JSON.stringify(kept)}`
}

const valueIn = (sections: object, name: string): unknown =>
  (sections as Readonly<Record<string, unknown>>)[name]
