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

/** The programme as a tagged PDF of A4 pages. The same content always gives the same bytes. */
export async function programmePdf(content: WithProgramme, site: SiteAddress): Promise<Buffer> {
  const { askFor, copy, event, facts, pages, perks, programme, speakers, eventStatus, venues } =
    content
  const { path, heading, title, description } = pages.programme
  const targets = linkTargets({ pages, venues, event })
  const day = cutOutOf('day', content, await cutOutFonts())
  const hours = hoursOf(event)
  // People may read the PDF long after they have printed it. Of the texts of `askFor` only the first one is true all the time.
  const [firstAskFor] = askFor
  // The date of the PDF is the event's start, so that its bytes stay the same. The template needs year, month, day, hour,
  // minute and second (UTC), which are the first six numbers of an ISO date. The seventh are its milliseconds.
  const startNumbers = new Date(event.from).toISOString().match(/\d+/g)
  return typesetPdf(template, {
    created: startNumbers?.slice(0, 6).map(Number),
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
    askFor: (firstAskFor?.runs ?? []).map((run) =>
      typeof run === 'string'
        ? { text: run }
        : { text: run.label, url: lookUp(targets, run.target) },
    ),
    note: content.programmeNote,
    url: absoluteUrl('/', site),
    shownUrl: shownAddress(site),
    email: event.email ?? '',
    // The number of the day has the same tiles as on the home page, because it has the same seed (Hero.tsx).
    day: standalone(cutFromTiles(day, { seed: pages.home.path }), { size: 400 }),
    // The template shows as many rows of this wall as the last page has room for. Every tile is one row high (`smallRows`), so
    // the end of the last row cuts no tile.
    wall: standalone(mosaic({ columns: 12, rows: 8 }, { seed: `${path} final`, smallRows: 8 }), {
      size: 600,
    }),
    border: standalone(mosaic({ columns: 24, rows: 1 }, { seed: path }), { size: 600 }),
  })
}
