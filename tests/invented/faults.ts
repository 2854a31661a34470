// Looks for faults that no event may cause in its files and pages. Its build has checked links and axe.
import type { Browser, Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import ICAL from 'ical.js'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSiteContent, type SiteContent } from '../../scripts/content/siteContent.ts'
import { type BuiltPage, type BuiltSite, readBuiltSite } from '../../scripts/lib/built-site.ts'
import { layoutFaults } from '../../scripts/lib/layout-faults.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { calendarFileName, programmeCalendarName, programmePdfName } from '../../src/event/names.ts'
import { openPdf, textsOf } from '../support/pdf.ts'

/** The narrowest phone (WCAG 1.4.10) and a desk, in pixels. */
const windowWidths = [320, 1440] as const

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

/** Everything that is wrong with a built site, one line per fault. */
export async function siteFaults(folder: string, dist: string, browser: Browser) {
  const content = readSiteContent(folder)
  const site = readBuiltSite(dist)
  return [
    ...(await Promise.all(site.pages.map(pageFaults))).flat(),
    ...(await fileFaults(content, (name) => readFileSync(path.join(dist, name)))),
    ...(await browserFaults(dist, site, browser)),
  ]
}

/** Violations of the HTML standard. */
async function pageFaults({ file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message }) => `${file}: ${message}`))
}

/** @param read a file of the site, by its name */
export async function fileFaults(content: SiteContent, read: (name: string) => Buffer) {
  const { event, programme } = content
  const items = programme.flatMap((part) => part.items)
  const pdf = programmePdfName(event)
  return [
    ...calendarFaults(calendarFileName(event), read, 1),
    ...calendarFaults(programmeCalendarName(event), read, items.length),
    ...(await pdfFaults(pdf, read(pdf), [...programme, ...items])),
  ]
}

function calendarFaults(file: string, read: (name: string) => Buffer, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(read(file).toString('utf8')) as unknown[])
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
  const ids = new Set(entries.map(({ uid }) => uid))
  return [
    entries.length === count ? [] : `${file}: has ${entries.length} entries, not ${count}`,
    ids.size === entries.length ? [] : `${file}: has the same UID twice`,
    entries
      .filter((entry) => entry.endDate.compare(entry.startDate) <= 0)
      .map(({ summary }) => `${file}: «${summary}» ends before it begins`),
  ].flat()
}

const squeezed = (text: string) => text.replace(/[\s-]+/g, '')

/** Expects a tagged PDF in which nothing of the programme is missing. */
async function pdfFaults(
  file: string,
  bytes: Buffer,
  titled: readonly { readonly title: string }[],
) {
  const pdf = await openPdf(bytes)
  const text = squeezed((await textsOf(pdf)).join(''))
  const missing = titled.filter(({ title }) => !text.includes(squeezed(title)))
  return [
    (await pdf.getMarkInfo())?.Marked === true ? [] : `${file}: is not tagged`,
    missing.map(({ title }) => `${file}: lacks «${title}»`),
  ].flat()
}

/** Opens every page in every width, and lists errors and faults of the layout. */
async function browserFaults(dist: string, { pages }: BuiltSite, browser: Browser) {
  const server = await serveSite({ dir: dist, port: 0 })
  try {
    const faults: string[] = []
    for (const width of windowWidths) {
      const viewport = { width, height: 800 }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      const tell = (what: string) => void faults.push(`${page.url()} at ${width} px: ${what}`)
      page.on('pageerror', ({ message }) => tell(message))
      page.on('console', (message) => message.type() === 'error' && tell(message.text()))
      for (const { path: address } of pages) {
        if (address === null) continue
        await page.goto(new URL(address.slice(1), server.url).href)
        for (const { kind, target } of await layoutFaultsOf(page)) tell(`${kind}: ${target}`)
      }
      await page.close()
    }
    return faults
  } finally {
    await server.close()
  }
}

/** A word of more than twelve letters may be longer than its column. */
async function layoutFaultsOf(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const faults = await page.evaluate(layoutFaults)
  return faults.filter(({ kind, text }) => kind !== 'broken' || text.length <= 12)
}
