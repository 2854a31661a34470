import { cutFromTiles, mosaic } from '../../../../src/azulejo/mosaic.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import { standalone } from '../../../../src/azulejo/render.ts'
import { absoluteUrl, type SiteAddress } from '../../../../src/lib/address.ts'
import { addressLine, eventName } from '../../../../src/event/facts.ts'
import { hoursOf, hoursRange } from '../../../../src/event/hours.ts'
import { linkTargets } from '../../../../src/event/links.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { keepTogether } from '../../../../src/lib/locale.ts'
import { shownAddress } from '../../read/siteAddress.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { cutOutOf } from '../../fonts/cutOuts.ts'
import { cutOutFonts } from '../../fonts/fonts.ts'
import { typesetPdf } from '../typst.ts'
import type { WithProgramme } from '../../../../src/event/model.ts'

const template = new URL('programme.typ', import.meta.url)

/** The programme as a tagged PDF with A4 pages. The same content always gives the same bytes. */
export async function programmePdf(content: WithProgramme, site: SiteAddress): Promise<Buffer> {
  const { askFor, copy, event, facts, pages, perks, programme, speakers, eventStatus, venues } =
    content
  const { path, heading, title, description } = pages.programme
  const targets = linkTargets({ pages, venues, event })
  const day = cutOutOf('day', content, await cutOutFonts())
  const hours = hoursOf(event)
  // People may read the PDF long after they have printed it. Only the first text of `askFor` is true at any time.
  const [firstAskFor] = askFor
  // The date of the PDF is the event's start, so that the bytes stay the same. The template needs the date as year, month, day,
  // hour, minute and second (UTC): "2026-11-14T10:00:00.000Z" → 2026, 11, 14, 10, 0, 0.
  const numbersOfStart = new Date(event.from).toISOString().match(/\d+/g)
  return typesetPdf(template, {
    created: numbersOfStart?.slice(0, 6).map(Number),
    colours,
    title,
    description,
    author: event.name,
    heading,
    name: eventName(event),
    date: facts.fechaLarga,
    hours: hours ? hoursRange(hours) : '',
    eventStatus: eventStatus.banner,
    calledOff: eventStatus.calledOff,
    parts: programme,
    speakers,
    venues: mapValues(venues, (venue) => ({
      ...venue,
      address: keepTogether(addressLine(venue, event)),
    })),
    perksHeading: copy.programme.perks.heading,
    perks,
    accessHeading: copy.access.heading,
    askFor: (firstAskFor?.runs ?? []).map((run) => {
      if (typeof run === 'string') return { text: run }
      return { text: run.label, url: lookUp(targets, run.target) }
    }),
    note: content.programmeNote,
    url: absoluteUrl('/', site),
    shownUrl: shownAddress(site),
    email: event.email ?? '',
    // With the seed of the home page (Hero.tsx), the number of the day has the same tiles as there.
    day: standalone(cutFromTiles(day, { seed: pages.home.path }), { size: 400 }),
    // The template shows as many rows of this wall as the last page has room for. Every tile is one row high (`smallRows`), so
    // the end of the last row cuts no tile.
    wall: standalone(mosaic({ columns: 12, rows: 8 }, { seed: `${path} final`, smallRows: 8 }), {
      size: 600,
    }),
    border: standalone(mosaic({ columns: 24, rows: 1 }, { seed: path }), { size: 600 }),
  })
}
