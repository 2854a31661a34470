import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ContentData, ContentFile, PageId } from '../../src/content/schema.ts'
import { eventoFolder } from './evento-moment.ts'
import { folderWith } from './made-up-site.ts'

/** Things that an event knows besides its name, its day and its city. */
type Additions = {
  /** More fields of event.yaml. */
  readonly event?: Partial<ContentData['event']>
  /** Pages of the tests' event besides home. */
  readonly pages?: readonly PageId[]
  /** Files of the tests' event, as they are. */
  readonly files?: readonly ContentFile[]
  /** Texts of other files, by their names. */
  readonly texts?: Readonly<Record<string, string>>
}

const readEventoFile = (name: string) =>
  readFileSync(path.join(eventoFolder, `${name}.yaml`), 'utf8')

/** Files with the texts of the site. */
const textFiles = ['copy', 'states', 'files'] as const

/** Fields of event.yaml that every event has. */
const firstFields = [
  'name',
  'shortName',
  'city',
  'start',
  'end',
  'updated',
  'timeZone',
  'email',
  'replyHours',
  'tile',
] as const

/** The fields of the tests' event with which an event begins. */
function firstEvent(): Partial<ContentData['event']> {
  const event = parse(readEventoFile('event')) as ContentData['event']
  return Object.fromEntries(firstFields.map((field) => [field, event[field]]))
}

/** The tests' event with home and these pages alone. */
function pagesWith(ids: readonly PageId[]) {
  const { pages, notFound } = parse(readEventoFile('pages')) as ContentData['pages']
  const shownIds: readonly string[] = ['home', ...ids]
  return {
    pages: Object.fromEntries(Object.entries(pages).filter(([id]) => shownIds.includes(id))),
    notFound,
    navigation: [{ page: 'home', label: 'Inicio' }],
  }
}

/** Forms that are sent to no service. With a service, an event needs a page about privacy. */
function formsWithoutService() {
  const { sponsorship, contact } = parse(readEventoFile('forms')) as ContentData['forms']
  return { sponsorship, contact }
}

/** Makes a folder with the tests' event as a landing page, and what else is known of it. @returns the folder */
export function landingFolder({
  event = {},
  pages = [],
  files = [],
  texts = {},
}: Additions): string {
  const copies = [...textFiles, ...files].map((name) => [`${name}.yaml`, readEventoFile(name)])
  // JSON is YAML.
  return folderWith({
    'event.yaml': JSON.stringify({ ...firstEvent(), ...event }),
    'pages.yaml': JSON.stringify(pagesWith(pages)),
    'forms.yaml': JSON.stringify(formsWithoutService()),
    ...Object.fromEntries(copies),
    ...texts,
  })
}
