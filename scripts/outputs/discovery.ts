import { copy } from '../../src/content/copy.ts'
import { event } from '../../src/content/event.ts'
import type { Event } from '../../src/content/event.ts'
import { files } from '../../src/content/files.ts'
import { pages } from '../../src/content/pages.ts'
import { perks } from '../../src/content/perks.ts'
import type { Perk } from '../../src/content/perks.ts'
import { programme } from '../../src/content/programme.ts'
import type { ProgrammeItem, ProgrammePart } from '../../src/content/programme.ts'
import { speakers } from '../../src/content/speakers.ts'
import type { Speaker, SpeakerId } from '../../src/content/speakers.ts'
import { venues } from '../../src/content/venues.ts'
import type { Venue, VenueId } from '../../src/content/venues.ts'
import { absoluteUrl, type SiteAddress } from '../../src/lib/address.ts'
import { calendarFileName, venueLine } from '../../src/lib/calendarFile.ts'
import { escapeHtml } from '../../src/lib/escapeHtml.ts'
import { factsOf } from '../../src/lib/facts.ts'
import { fill } from '../../src/lib/fill.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'

export type DiscoveryContent = {
  readonly event: Event
  readonly venues: Readonly<Record<VenueId, Venue>>
  readonly programme: { readonly morning: ProgrammePart; readonly night: ProgrammePart }
  readonly speakers: Readonly<Record<SpeakerId, Speaker>>
  readonly perks: readonly Perk[]
}

const texts = files.llms

/**
 * The addresses of all pages that may be found (sitemaps.org, protocol 0.9).
 * @param lastmod day of the last change of the content, YYYY-MM-DD; not of the build, which changes nothing to read.
 * @throws where that is no day of the calendar.
 */
export function sitemapXml(site: SiteAddress, lastmod: string): string {
  const entries = Object.values(pages).map(
    ({ path }) =>
      `  <url><loc>${escapeHtml(absoluteUrl(path, site))}</loc><lastmod>${checkDay(lastmod)}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function checkDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day) {
    throw new Error(
      `"${day}" is no day, but the sitemap needs the day of the content's last change, like 2025-10-01 (src/content/event.ts).`,
    )
  }
  return day
}

/** Everything may be read (RFC 9309). The file counts at the root of a host alone, which one in a sub-folder says. */
export function robotsTxt(site: SiteAddress): string {
  const note = fill(files.robots.subFolder, { raiz: `${site.origin}/robots.txt` })
  return [
    ...(site.base === '/' ? [] : [`# ${note}`]),
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`,
    '',
  ].join('\n')
}

/**
 * The facts of the event for language models (llmstxt.org): title, summary, facts without any heading, then lists of
 * links under headings, in this order.
 */
export function llmsTxt(
  site: SiteAddress,
  content: DiscoveryContent = { event, venues, programme, speakers, perks },
): string {
  const facts = factsOf(content.event, content.venues, content.programme)
  const parts = [content.programme.morning, content.programme.night]
  const [primera, segunda] = parts.map((part) =>
    venueLine(content.venues[part.venue], content.event),
  )
  const places = { primera: primera ?? '', segunda: segunda ?? '' }
  const shop = { ...facts, direccion: content.event.ticketUrl }
  const blocks = [
    `# ${plain(facts.evento)}`,
    `> ${plain(fill(pages.home.description, facts))}`,
    [
      fact(texts.when, fill(texts.whenText, { ...facts, zona: content.event.timeZone })),
      fact(texts.where, fill(texts.whereText, places)),
      fact(texts.tickets, fill(texts.ticketsText, shop)),
      fact(texts.includes, `${content.perks.map(({ title }) => title).join(', ')}.`),
      fact(texts.contact, content.event.email),
    ].join('\n'),
    `**${texts.programme}.** ${copy.programme.note}`,
    parts.map((part) => partLines(part, content)).join('\n'),
    `**${texts.speakers}**`,
    Object.values(content.speakers)
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
      link(texts.pdf, absoluteUrl(programmePdfName(content.event), site), texts.pdfNote),
      link(texts.calendar, absoluteUrl(calendarFileName(content.event), site), texts.calendarNote),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function partLines(part: ProgrammePart, { venues: places, speakers: people }: DiscoveryContent) {
  const talks = ({ talks: onStage = [] }: ProgrammeItem) =>
    onStage.map(({ speaker, talk }) => `    - ${plain(people[speaker].name)}: «${plain(talk)}»`)
  return [
    fact(
      `${part.start}–${part.end}`,
      `${part.title}, en ${places[part.venue].name}. ${part.intro}`,
    ),
    ...part.items.flatMap((item) => [
      `  - ${item.start}–${item.end}: ${plain(`${item.title}. ${item.description}`)}`,
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
