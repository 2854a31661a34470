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
  const { pages, states } = data
  const { name, strip } = state
  const isOff = name === 'cancelled' || name === 'postponed'
  return {
    ...data,
    ...(isOff && strip && { copy: calledOffCopy(data, states.changes[name], strip) }),
    pages: { ...pages, pages: retitled(pages.pages, state) },
    files: restated(data, state),
  }
}

function calledOffCopy(
  data: ContentData,
  { text, programme: note }: States['changes']['cancelled'],
  strip: NonNullable<EventState['strip']>,
): Copy {
  const { copy, states } = data
  const { layout, countdown, home, programme, tickets } = copy
  const { ticket } = states.changes
  const { label, text: happened } = strip
  const toTheEnd = `${happened} ${text}`
  return {
    ...copy,
    layout: { ...layout, bought: ticket.label },
    countdown: { ...countdown, after: label, afterText: toTheEnd },
    home: { ...home, closing: { ...home.closing, heading: label, after: text } },
    programme: { ...programme, note },
    tickets: {
      ...tickets,
      over: {
        ...tickets.over,
        warning: label,
        warningText: toTheEnd,
        widgetText: ticket.window,
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

function restated(data: ContentData, { strip, calledOff, sale, stage }: EventState): Files {
  const { llms, speakerPage } = data.files
  const now = sale?.[stage]
  const { window } = data.states.changes.ticket
  const tickets = calledOff ? window : now && `${now.label}. ${now.text}`
  return {
    ...data.files,
    llms: { ...llms, ...(tickets && { ticketsText: `${tickets} {direccion}` }) },
    speakerPage: {
      ...speakerPage,
      ...(strip && { description: `${strip.label}. ${strip.text} ${speakerPage.description}` }),
    },
  }
}
