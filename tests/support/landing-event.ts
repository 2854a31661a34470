import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ContentData, ContentFile, PageId } from '../../src/content/schema.ts'
import { eventoFolder } from './evento-moment.ts'
import { folderWith } from './made-up-site.ts'

/** What an event says beside its name, its day and its city. */
type Known = {
  /** More fields of event.yaml. */
  readonly event?: Partial<ContentData['event']>
  /** Pages of the tests' event beside home. */
  readonly pages?: readonly PageId[]
  /** Files of the tests' event, as they are. */
  readonly files?: readonly ContentFile[]
  /** Texts of other files. */
  readonly texts?: Readonly<Record<string, string>>
}

const textOf = (name: string) => readFileSync(path.join(eventoFolder, `${name}.yaml`), 'utf8')

/** The words of the site, which every event has. */
const words = ['copy', 'states', 'files'] as const

/** A folder with the tests' event as an event begins: as a landing page, with what else is known of it. */
export function landingFolder({ event = {}, pages = [], files = [], texts = {} }: Known): string {
  const { name, shortName, city, start, end, updated, timeZone, email, replyHours, tile } = parse(
    textOf('event'),
  ) as ContentData['event']
  const written = parse(textOf('pages')) as ContentData['pages']
  const { sponsorship, contact } = parse(textOf('forms')) as ContentData['forms']
  const shown = Object.entries(written.pages).filter(
    ([id]) => id === 'home' || pages.some((page) => page === id),
  )
  const own = {
    'event.yaml': {
      name,
      shortName,
      city,
      start,
      end,
      updated,
      timeZone,
      email,
      replyHours,
      tile,
      ...event,
    },
    'pages.yaml': {
      pages: Object.fromEntries(shown),
      notFound: written.notFound,
      navigation: [{ page: 'home', label: 'Inicio' }],
    },
    // Sent to nobody: that takes a page about privacy.
    'forms.yaml': { sponsorship, contact },
  }
  const copies = [...words, ...files].map((file) => [`${file}.yaml`, textOf(file)] as const)
  const made = Object.entries(own).map(([file, value]) => [file, JSON.stringify(value)] as const)
  return folderWith({ ...Object.fromEntries([...made, ...copies]), ...texts })
}
