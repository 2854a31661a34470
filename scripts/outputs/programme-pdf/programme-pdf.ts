import { band } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { timeOf } from '../../../src/lib/dates.ts'
import { addressLine, eventName } from '../../../src/lib/facts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { typesetPdf } from '../typst.ts'

const template = new URL('programme.typ', import.meta.url)

/** The programme as a tagged PDF of A4 pages: the same bytes for the same content. */
export function programmePdf(content: SiteContent, site: SiteAddress): Promise<Buffer> {
  const { copy, event, facts, pages, perks, state } = content
  const { path, heading, title, description } = pages.programme
  const url = absoluteUrl('/', site)
  const created = new Date(event.start).toISOString().match(/\d+/g)
  const data = {
    created: created?.slice(0, 6).map(Number),
    colours,
    title,
    description,
    author: event.name,
    heading,
    name: eventName(event),
    date: facts.fechaLarga,
    hours: `${timeOf(event.start)}–${timeOf(event.end)}`,
    state: state.strip,
    calledOff: state.calledOff,
    parts: partsOf(content),
    perksHeading: copy.programme.perks.heading,
    perks,
    note: copy.programme.note,
    url,
    shownUrl: url.replace(/^https?:\/\/|\/$/g, ''),
    email: event.email,
    wall: standalone(mosaic(path, { columns: 4, rows: 3 }), { size: 400 }),
    border: standalone(band(path, { columns: 24, rows: 1 }), { size: 600 }),
  }
  return typesetPdf(template, data)
}

function partsOf({ event, programme, speakers, venues }: SiteContent) {
  return programme.map(({ tone, title, start, end, venue, items }) => ({
    tone,
    title,
    hours: `${start}–${end}`,
    venue: lookUp(venues, venue).name,
    address: addressLine(lookUp(venues, venue), event),
    items: items.map(({ talks, ...item }) => ({
      ...item,
      talks: talks?.map(({ speaker, name, talk }) => {
        return { talk, name, role: speaker && lookUp(speakers, speaker).role }
      }),
    })),
  }))
}
