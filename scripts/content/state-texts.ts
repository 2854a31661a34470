import type { ContentData, Copy, EventState, Files, Page } from '../../src/content/schema.ts'
import { mapValues } from '../lib/map-values.ts'
import { isCalledOff, newsFor } from './state.ts'
import { fittingTitle } from './titles.ts'

/**
 * The words of the event in its state. An event that is called off says what has become of it from the start, in the places
 * that say of others that they are over: nothing sells, nothing counts down, and nothing new has to be laid out.
 */
export function applyStateTexts(data: ContentData, state: EventState): ContentData {
  const { pages } = data
  return {
    ...data,
    ...(state.strip && { copy: changedCopy(data, state.name, state.strip) }),
    pages: { ...pages, pages: pageTexts(pages.pages, state, data.event.shortName) },
    files: fileTexts(data, state),
  }
}

type Change = { readonly label: string; readonly text: string }

/** "Cancelado. No se celebra el 8 de noviembre." */
const sentences = ({ label, text }: Change) => `${label}. ${text}`

/** The programme goes its own way, as a file, and has to say it by itself. */
function changedCopy(data: ContentData, name: EventState['name'], strip: Change): Copy {
  const { copy, states } = data
  const { programme } = copy
  const note = (then: string) => ({ ...programme, note: `${sentences(strip)} ${then}` })
  if (!isCalledOff(name)) return { ...copy, programme: note(programme.note) }
  const { text, programme: then } = states.changes[name]
  const over = { after: strip.label, afterText: `${strip.text} ${text}` }
  return { ...copy, countdown: { ...copy.countdown, ...over }, programme: note(then) }
}

/** A forwarded link says first what has changed. */
function pageTexts(
  pages: ContentData['pages']['pages'],
  state: EventState,
  shortName: string,
): typeof pages {
  return mapValues(pages, (page, id) => {
    const change = newsFor(id, state)
    return change ? changedPage(change, page, shortName) : page
  })
}

function changedPage(change: Change, page: Page, shortName: string) {
  const { label } = change
  const [subject = ''] = page.title.split(' · ')
  const titles = [page.title, subject, shortName].map((title) => `${label} · ${title}`)
  return {
    ...page,
    title: fittingTitle(...titles, label),
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${sentences(change)} ${page.description}`,
  }
}

function fileTexts(data: ContentData, { strip }: EventState): Files {
  const { speakerPage } = data.files
  const description = strip && `${sentences(strip)} ${speakerPage.description}`
  return { ...data.files, speakerPage: { ...speakerPage, ...(description && { description }) } }
}
