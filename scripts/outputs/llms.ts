import { absoluteUrl, type SiteAddress } from '../../src/lib/address.ts'
import { calendarFileName, programmeCalendarName, venueLine } from '../../src/lib/calendarFile.ts'
import { fill } from '../../src/lib/fill.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { ProgrammeItem, ProgrammePart } from '../../src/content/schema.ts'

/**
 * The facts of the event for language models (llmstxt.org): title, summary, facts without any heading, then lists of
 * links under headings, in this order.
 */
export function llmsTxt(content: SiteContent, site: SiteAddress): string {
  const { facts, event, venues, programme, speakers, perks, pages, papers, copy, files } = content
  const texts = files.llms
  const people = Object.values(speakers)
  const places = [...new Set(programme.map(({ venue }) => venue))].map((id) =>
    venueLine(lookUp(venues, id), event),
  )
  const blocks = [
    `# ${plain(facts.evento)}`,
    `> ${plain(pages.home.description)}`,
    [
      fact(texts.when, fill(texts.whenText, { zona: event.timeZone })),
      fact(texts.where, fill(texts.whereText, { lugares: places.join(texts.whereThen) })),
      fact(texts.tickets, fill(texts.ticketsText, { direccion: event.ticketUrl })),
      fact(texts.includes, `${perks.map(({ title }) => title).join(', ')}.`),
      fact(texts.contact, event.email),
    ].join('\n'),
    `**${texts.programme}.** ${copy.programme.note}`,
    programme.map((part) => partLines(part, content)).join('\n'),
    ...(people.length > 0
      ? [
          `**${texts.speakers}**`,
          people.map(({ name, role, bio }) => fact(name, `${role}. ${bio}`)).join('\n'),
        ]
      : []),
    `## ${texts.pages}`,
    [...Object.values(pages), ...papers.filter(({ sitemap }) => sitemap !== false)]
      .map(({ heading, path, description }) => link(heading, absoluteUrl(path, site), description))
      .join('\n'),
    `## ${texts.files}`,
    [
      link(texts.pdf, absoluteUrl(programmePdfName(event), site), texts.pdfNote),
      link(texts.calendar, absoluteUrl(calendarFileName(event), site), texts.calendarNote),
      link(
        texts.programmeCalendar,
        absoluteUrl(programmeCalendarName(event), site),
        texts.programmeCalendarNote,
      ),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function talkLines({ talks = [] }: ProgrammeItem) {
  return talks.map(({ name, talk }) => `    - ${plain(name)}: «${plain(talk)}»`)
}

function partLines(part: ProgrammePart, content: SiteContent) {
  const hours = `${part.start}–${part.end}`
  return [
    fact(hours, `${part.title}, en ${lookUp(content.venues, part.venue).name}. ${part.intro}`),
    ...part.items.flatMap((item) => [
      `  - ${item.start}–${item.end}: ${plain(`${item.title}. ${item.description}`)}`,
      ...talkLines(item),
    ]),
  ].join('\n')
}

function fact(name: string, text: string): string {
  return `- **${plain(name)}**: ${plain(text)}`
}

function link(name: string, url: string, note: string): string {
  return `- [${plain(name)}](${url}): ${plain(note)}`
}

/** A text on one line, in which Markdown finds no markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*[\]<>]/g, String.raw`\$&`)
}
