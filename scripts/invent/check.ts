import type { Browser } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import ICAL from 'ical.js'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { calendarFileName, programmeCalendarName } from '../../src/lib/calendarFile.ts'
import { inWords } from '../../src/lib/counting.ts'
import { programmePdfName } from '../../src/lib/programmeFile.ts'
import { readSiteContent, type SiteContent } from '../content/site-content.ts'
import { type BuiltSite, readBuiltSite } from '../lib/built-site.ts'
import { browserFaults } from './check-in-browser.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

/**
 * What no event may break, looked for in its built site; the build itself has checked links, headings and axe.
 * @returns one line per fault; none if everything holds
 */
export async function faultsOf(folder: string, dist: string, browser: Browser): Promise<string[]> {
  const content = readSiteContent(folder)
  const site = readBuiltSite(dist)
  return [
    ...(await htmlFaults(site)),
    ...lies(site, content),
    ...jsonFaults(site),
    ...calendarFaults(dist, content),
    ...(await pdfFaults(dist, content)),
    ...(await browserFaults(dist, site, browser)),
  ]
}

async function htmlFaults({ pages, previews }: BuiltSite): Promise<string[]> {
  const reports = await Promise.all(
    [...pages, ...previews].map(async ({ file, html }) => {
      const { results } = await validator.validateString(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${file}: ${ruleId}: ${message}`),
      )
    }),
  )
  return reports.flat()
}

const numbers = Array.from({ length: 16 }, (_, i) => inWords(i))

/** Sentences that count what the event has another number of. */
function lies({ pages }: BuiltSite, content: SiteContent): string[] {
  const counted: readonly (readonly [RegExp, number])[] = [
    [/(\p{L}+|\d+) sedes?\b/giu, Object.keys(content.venues).length],
    [/(\p{L}+|\d+) ponentes?\b/giu, Object.keys(content.speakers).length],
    [/(\p{L}+|\d+) ediciones\b/giu, new Set(content.editions.map(({ year }) => year)).size],
  ]
  return pages.flatMap(({ file, document }) =>
    counted.flatMap(([pattern, truth]) =>
      [...document.body.textContent.matchAll(pattern)].flatMap(([said, number = '']) => {
        const told = /^\d+$/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase())
        return told === -1 || told === truth
          ? []
          : [`${file}: says «${said}», but there are ${truth}`]
      }),
    ),
  )
}

function jsonFaults({ pages }: BuiltSite): string[] {
  return pages.flatMap(({ file, document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      try {
        JSON.parse(script.textContent)
        return []
      } catch (error) {
        return [`${file}: ${String(error)}`]
      }
    }),
  )
}

function calendarFaults(dist: string, { event, programme }: SiteContent): string[] {
  const items = programme.flatMap((part) => part.items)
  const wanted = [
    [calendarFileName(event), 1],
    [programmeCalendarName(event), items.length],
  ] as const
  return wanted.flatMap(([file, count]) => {
    const calendar = new ICAL.Component(
      ICAL.parse(readFileSync(path.join(dist, file), 'utf8')) as unknown[],
    )
    const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
    const ids = new Set(entries.map(({ uid }) => uid))
    return [
      ...(entries.length === count ? [] : [`${file}: has ${entries.length} entries, not ${count}`]),
      ...(ids.size === entries.length ? [] : [`${file}: has the same UID twice`]),
      ...entries
        .filter((entry) => entry.endDate.compare(entry.startDate) <= 0)
        .map(({ summary }) => `${file}: «${summary}» ends before it begins`),
    ]
  })
}

const squeezed = (text: string) => text.replace(/[\s-]+/g, '')

/** Tagged, and no item of the programme is missing. */
async function pdfFaults(dist: string, { event, programme }: SiteContent): Promise<string[]> {
  const file = programmePdfName(event)
  const pdf = await getDocument({
    data: new Uint8Array(readFileSync(path.join(dist, file))),
    verbosity: 0,
  }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) =>
      (await pdf.getPage(i + 1)).getTextContent(),
    ),
  )
  const text = squeezed(
    pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' '),
  )
  const isTagged = (await pdf.getMarkInfo())?.Marked === true
  const missing = programme
    .flatMap((part) => [part.title, ...part.items.map(({ title }) => title)])
    .filter((title) => !text.includes(squeezed(title)))
  return [
    ...(isTagged ? [] : [`${file}: is not tagged`]),
    ...missing.map((title) => `${file}: lacks «${title}»`),
  ]
}
