import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ContentData, ContentFile, PageId } from '../../src/content/schema.ts'
import { isoDay } from '../../src/lib/dates.ts'
import { eventoFolder } from './eventoSettings.ts'
import { folderWith } from './temporaryFolder.ts'

/** Content of a new event besides its name, its day and its city. */
export type Additions = {
  /** Fields of event.yaml. */
  readonly event?: Partial<ContentData['event']>
  /** Pages of the tests' event to copy, besides the home page. */
  readonly pages?: readonly PageId[]
  /** Content files to copy from the tests' event. */
  readonly files?: readonly ContentFile[]
  /** The texts of other content files, by their names ("faq.yaml"). */
  readonly otherFiles?: Readonly<Record<string, string>>
}

/** A file of the tests' event, as text. */
const yamlOf = (name: ContentFile) => readFileSync(path.join(eventoFolder, `${name}.yaml`), 'utf8')

/** A file of the tests' event, parsed. */
const dataOf = <File extends ContentFile>(name: File) => parse(yamlOf(name)) as ContentData[File]

/** Files with the site's own texts. Each new event gets copies of them from the tests' event. */
const siteTextFiles = ['copy', 'states', 'files'] as const

/** The fields of event.yaml that every event needs, and the mail address, which texts of the tests' event name (`{correo}`). */
function eventFile(otherFields: Additions['event']) {
  const { name, city, start, updated, email } = dataOf('event')
  return { name, city, start: isoDay(start), updated, email, ...otherFields }
}

/** The home page and the pages with these ids. The menu has one link, the least that it may have. */
function pagesFile(ids: readonly PageId[]) {
  const { pages, notFound } = dataOf('pages')
  const chosenPages = Object.entries(pages).filter(([id]) => ['home', ...ids].includes(id))
  const navigation = [{ page: 'home', label: 'Inicio' }]
  return { pages: Object.fromEntries(chosenPages), notFound, navigation }
}

/** The forms, without a form service. An event with a form service needs a page about privacy. */
function formsFile() {
  const { sponsorship, contact } = dataOf('forms')
  return { sponsorship, contact }
}

/**
 * Makes a folder with a new event, which has a part of the content of the tests' event. Without additions its only page is
 * the home page.
 * @returns the folder
 */
export function newEventFolder(additions: Additions): string {
  const { event, pages = [], files = [], otherFiles } = additions
  const copiedFiles = [...siteTextFiles, ...files]
  const copies = copiedFiles.map((name) => [`${name}.yaml`, yamlOf(name)] as const)
  return folderWith({
    'event.yaml': JSON.stringify(eventFile(event)),
    'pages.yaml': JSON.stringify(pagesFile(pages)),
    'forms.yaml': JSON.stringify(formsFile()),
    ...Object.fromEntries(copies),
    ...otherFiles,
  })
}
