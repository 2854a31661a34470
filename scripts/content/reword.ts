import type {
  ContentData,
  Copy,
  EventState,
  Files,
  Page,
  PageId,
  States,
} from '../../src/content/schema.ts'

/**
 * The words of the event in its state. One that is called off says where it said that it is over, and from the start, what
 * has become of it: nothing sells, nothing counts down, and nothing new has to be laid out.
 */
export function reworded(data: ContentData, state: EventState): ContentData {
  const { pages, copy, states, files } = data
  return {
    ...data,
    pages: { ...pages, pages: retitled(pages.pages, state) },
    copy: state.calledOff ? calledOffCopy(copy, states, state) : copy,
    files: restated(files, states, state),
  }
}

function calledOffCopy(copy: Copy, { changes }: States, { name, strip }: EventState): Copy {
  if ((name !== 'cancelled' && name !== 'postponed') || !strip) return copy
  const { text, programme } = changes[name]
  const { label, window } = changes.ticket
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
  return {
    ...page,
    title: `${label} · ${page.title}`,
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${label}. ${text} ${page.description}`,
  }
}

function restated(files: Files, { changes }: States, state: EventState): Files {
  const { strip, calledOff, sale, stage } = state
  const { llms, speakerPage } = files
  const now = sale?.[stage]
  const tickets = calledOff ? changes.ticket.window : now && `${now.label}. ${now.text}`
  return {
    ...files,
    llms: { ...llms, ...(tickets && { ticketsText: `${tickets} {direccion}` }) },
    speakerPage: {
      ...speakerPage,
      ...(strip && { description: `${strip.label}. ${strip.text} ${speakerPage.description}` }),
    },
  }
}
