import { createHead, transformHtmlTemplate } from '@unhead/react/server'
import { colours, sheet } from '../../src/azulejo/palette.ts'
import { publicPath, type SiteAddress } from '../../src/lib/address.ts'
import { speakerPath, speakerTitle } from '../../src/event/names.ts'
import { talksOf } from '../../src/event/agenda.ts'
import { capitalise, escapeHtml, fill } from '../../src/lib/texts.ts'
import {
  pageHead,
  previewFacts,
  type ShareImage,
  type ShareImages,
  siteTags,
} from '../../src/lib/head.ts'
import { longDate } from '../../src/lib/dates.ts'
import { instantAt } from '../../src/lib/zones.ts'
import { leadOn } from '../lib/built-site.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import type { Page } from '../../src/content/schema.ts'
import type { SiteContent } from '../content/siteContent.ts'

/** For browsers without script. */
const style = `body{margin:0;padding:2rem;background:${colours.cal};color:${colours.tinta};font:1.25rem/1.5 sans-serif}a{color:inherit}@media(prefers-color-scheme:dark){body{background:${sheet.noche};color:${colours.cal}}}`

/**
 * Redirect pages for sharing a speaker: chats read the speaker's own preview there, and browsers go on at once to the
 * speaker on the site; without script, a link does. Each is its own canonical address, because Facebook takes the
 * preview from `og:url`, and Mastodon files it by the canonical address: with that of all speakers, it showed one of
 * them for each. Search engines follow the script, and index the page that it leads to.
 * @param images the speakers' pictures as they are published
 * @returns each page by its file below the site's root
 */
export function speakerPages(
  content: SiteContent,
  site: SiteAddress,
  images: ShareImages['speakers'],
): Readonly<Record<string, string>> {
  const { speakers } = content
  const page = content.pages.speakers
  if (!page) return {}
  return Object.fromEntries(
    Object.keys(speakers).map((id) => [
      `${speakerPath(id, page).slice(1)}/index.html`,
      speakerPage(id, page, content, site, lookUp(images, id)),
    ]),
  )
}

function speakerPage(
  id: string,
  page: Page,
  content: SiteContent,
  site: SiteAddress,
  image: ShareImage,
) {
  const { event, speakers, files } = content
  const speaker = lookUp(speakers, id)
  const { name, role } = speaker
  const { talks, ...whenAndWhere } = appearanceOf(id, content)
  const named = { persona: name, cargo: role }
  const tags = pageHead({
    title: name,
    shareTitle: speakerTitle(speaker, talks),
    description: fill(files.speakerPage.description, named),
    path: speakerPath(id, page),
    image,
    siteName: event.name,
    site,
  })
  const facts = previewFacts(files.previews.facts, whenAndWhere)
  const onward = `${publicPath(page.path, site)}#${id}`
  const head = createHead()
  head.push({
    htmlAttrs: { lang: 'es' },
    title: tags.title,
    // Without this, a browser asks for an icon at the root of the host, which may be another site's.
    link: [{ rel: 'icon', href: publicPath('/favicon.ico', site) }, ...tags.link],
    meta: [
      { name: 'color-scheme', content: 'light dark' },
      ...tags.meta,
      ...siteTags({ facts, creator: event.fediverse }),
    ],
    style: [style],
  })
  const link = fill(files.speakerPage.link, named)
  return transformHtmlTemplate(
    head,
    `<!doctype html>
<html><head></head><body><main>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(role)}</p>
<p><a href="${escapeHtml(onward)}">${escapeHtml(link)}</a></p>
</main>${leadOn}</body></html>
`,
  )
}

/**
 * The talks that a speaker gives, with the time and place of their item. If they are in several or in none, time and
 * place are those of the event.
 */
function appearanceOf(id: string, { event, facts, programme, venues }: SiteContent) {
  const given = programme.flatMap(({ items, venue }) =>
    talksOf(id, items).map((one) => ({ ...one, venue })),
  )
  const talks = given.map(({ talk }) => talk.talk)
  const [first] = given
  if (!first || given.some(({ item }) => item !== first.item)) {
    return {
      talks,
      fecha: facts.fechaLarga,
      inicio: facts.inicio,
      fin: facts.fin,
      lugar: facts.lugares,
    }
  }
  const { start, end, room } = first.item
  const day = capitalise(longDate(instantAt(event, start)))
  const venue = lookUp(venues, first.venue).name
  return { talks, fecha: day, inicio: start, fin: end, lugar: room ? `${room}, ${venue}` : venue }
}
