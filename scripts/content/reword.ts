import type {
  ContentData,
  Copy,
  EventState,
  Files,
  Page,
  PageId,
} from '../../src/content/schema.ts'

/**
 * The words of the event in its state. One that is called off says where it said that it is over, and from the start, what
 * has become of it: nothing sells, nothing counts down, and nothing new has to be laid out.
 */
export function reworded(data: ContentData, state: EventState): ContentData {
  const { pages, copy, files } = data
  return {
    ...data,
    pages: { ...pages, pages: retitled(pages.pages, state) },
    copy: state.calledOff ? calledOffCopy(copy, state) : copy,
    files: restated(files, copy, state),
  }
}

function calledOffCopy(copy: Copy, { name, strip }: EventState): Copy {
  if ((name !== 'cancelled' && name !== 'postponed') || !strip) return copy
  const { text, programme } = copy.states[name]
  const { label, window } = copy.states.ticket
  const { layout, countdown, home, tickets } = copy
  return {
    ...copy,
    layout: { ...layout, bought: label },
    countdown: { ...countdown, after: strip.label, afterText: `${strip.text} ${text}` },
    home: { ...home, closing: { ...home.closing, heading: strip.label, after: text } },
    programme: { ...copy.programme, note: programme },
    tickets: {
      ...tickets,
      over: {
        ...tickets.over,
        warning: strip.label,
        warningText: `${strip.text} ${text}`,
        widgetText: window,
      },
    },
  }
}

/** Search engines cut longer descriptions off (src/content/schema/subjects.ts). */
const longestDescription = 155

/** A forwarded link says first what has changed. */
function retitled(
  pages: ContentData['pages']['pages'],
  { strip, sale, stage }: EventState,
): ContentData['pages']['pages'] {
  const now = sale?.[stage]
  const said = (id: PageId) => {
    if (strip) return strip
    return now?.is === 'sold-out' && (id === 'home' || id === 'tickets') ? now : null
  }
  const told = Object.entries(pages).map(([id, page]) => {
    const change = said(id as PageId)
    return [id, change ? titledBy(change, page) : page] as const
  })
  return Object.fromEntries(told) as typeof pages
}

function titledBy({ label, text }: { readonly label: string; readonly text: string }, page: Page) {
  const sentences = page.description.split(/(?<=[.!?]) /)
  let description = `${label}. ${text}`
  for (const sentence of sentences) {
    if (description.length + sentence.length >= longestDescription) break
    description += ` ${sentence}`
  }
  return {
    ...page,
    title: `${label} · ${page.title}`,
    shareTitle: `${label}: ${page.shareTitle}`,
    description,
  }
}

function restated(files: Files, { states }: Copy, state: EventState): Files {
  const { strip, calledOff, sale, stage } = state
  const { llms, speakerPage } = files
  const now = sale?.[stage]
  const tickets = calledOff ? states.ticket.window : now && `${now.label}. ${now.text}`
  return {
    ...files,
    llms: { ...llms, ...(tickets && { ticketsText: `${tickets} {direccion}` }) },
    speakerPage: {
      ...speakerPage,
      ...(strip && { description: `${strip.label}. ${strip.text} ${speakerPage.description}` }),
    },
  }
}
