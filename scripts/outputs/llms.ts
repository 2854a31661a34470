import type { ProgrammeItem, ProgrammePart } from '../../src/content/programme.ts'
import { absoluteUrl, type SiteAddress } from '../../src/lib/address.ts'
import { calendarFileName, programmeCalendarName, venueLine } from '../../src/lib/calendarFile.ts'
import { factsOf } from '../../src/lib/facts.ts'
import { fill } from '../../src/lib/fill.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'
import type { SiteContent } from './site-content.ts'

/**
 * The facts of the event for language models (llmstxt.org): title, summary, facts without any heading, then lists of
 * links under headings, in this order.
 */
export function llmsTxt(content: SiteContent, site: SiteAddress): string {
  const { event, venues, programme, speakers, perks, pages, copy, files } = content
  const texts = files.llms
  const facts = factsOf(content)
  const parts = [programme.morning, programme.night]
  const [primera, segunda] = parts.map((part) => venueLine(venues[part.venue], event))
  const places = { primera: primera ?? '', segunda: segunda ?? '' }
  const shop = { ...facts, direccion: event.ticketUrl }
  const blocks = [
    `# ${plain(facts.evento)}`,
    `> ${plain(fill(pages.home.description, facts))}`,
    [
      fact(texts.when, fill(texts.whenText, { ...facts, zona: event.timeZone })),
      fact(texts.where, fill(texts.whereText, places)),
      fact(texts.tickets, fill(texts.ticketsText, shop)),
      fact(texts.includes, `${perks.map(({ title }) => title).join(', ')}.`),
      fact(texts.contact, event.email),
    ].join('\n'),
    `**${texts.programme}.** ${copy.programme.note}`,
    parts.map((part) => partLines(part, content)).join('\n'),
    `**${texts.speakers}**`,
    Object.values(speakers)
      .map(({ name, role, bio }) => fact(name, `${role}. ${bio}`))
      .join('\n'),
    `## ${texts.pages}`,
    Object.values(pages)
      .map(({ heading, path, description }) =>
        link(fill(heading, facts), absoluteUrl(path, site), fill(description, facts)),
      )
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

function partLines(part: ProgrammePart, content: SiteContent) {
  const { venues: places, speakers: people } = content
  const facts = factsOf(content)
  const talks = ({ talks: onStage = [] }: ProgrammeItem) =>
    onStage.map(({ speaker, talk }) => `    - ${plain(people[speaker].name)}: «${plain(talk)}»`)
  return [
    fact(
      `${part.start}–${part.end}`,
      `${part.title}, en ${places[part.venue].name}. ${part.intro}`,
    ),
    ...part.items.flatMap((item) => [
      `  - ${item.start}–${item.end}: ${plain(`${item.title}. ${fill(item.description, facts)}`)}`,
      ...talks(item),
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
