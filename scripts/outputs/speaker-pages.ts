import { colours, sheet } from '../../src/azulejo/palette.ts'
import type { Speaker } from '../../src/content/schema.ts'
import { publicPath, type SiteAddress, speakerPath, speakerTitle } from '../../src/lib/address.ts'
import { talkOf } from '../../src/lib/agenda.ts'
import { escapeHtml, fill } from '../../src/lib/texts.ts'
import {
  pageHead,
  previewFacts,
  type ShareImage,
  type ShareImages,
  siteTags,
} from '../../src/lib/head.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import type { SiteContent } from '../content/site-content.ts'
import { fittingTitle } from '../content/fill-facts.ts'

/** For browsers that do not follow the refresh by themselves. */
const style = `body{margin:0;padding:2rem;background:${colours.cal};color:${colours.tinta};font:1.25rem/1.5 sans-serif}a{color:inherit}@media(prefers-color-scheme:dark){body{background:${sheet.noche};color:${colours.cal}}}`

/**
 * Redirect pages by which speakers are shared: chats read the speaker's own preview there, and browsers go on at once to
 * the speaker on the site, without script, too. `og:url` is the page's own address, because Facebook takes the preview
 * from there. Search engines take an immediate refresh for a redirect, so that `noindex` would contradict the canonical
 * address.
 * @param images the speakers' pictures as they are published
 * @returns each page by its file below the site's root
 */
export function speakerPages(
  content: SiteContent,
  site: SiteAddress,
  images: ShareImages['speakers'],
): Readonly<Record<string, string>> {
  const { pages, speakers } = content
  return Object.fromEntries(
    Object.keys(speakers).map((id) => [
      `${speakerPath(id, pages.speakers).slice(1)}/index.html`,
      speakerPage(id, content, site, lookUp(images, id)),
    ]),
  )
}

function speakerPage(id: string, content: SiteContent, site: SiteAddress, image: ShareImage) {
  const { event, speakers, pages, files } = content
  const speaker = lookUp(speakers, id)
  const { name, role } = speaker
  const { talk, ...whenAndWhere } = appearanceOf(id, content)
  const named = { persona: name, cargo: role }
  const { title, link, meta } = pageHead({
    title: speakerPageTitle(speaker, content),
    shareTitle: speakerTitle(speaker, talk),
    description: fill(files.speakerPage.description, named),
    path: speakerPath(id, pages.speakers),
    canonical: pages.speakers.path,
    image,
    siteName: event.name,
    site,
  })
  const facts = previewFacts(files.previews.facts, whenAndWhere)
  const onward = `${publicPath(pages.speakers.path, site)}#${id}`
  // By itself a browser would ask for an icon at the root of the host, which may be another site's. The refresh comes last,
  // so that programs have read the preview before they follow it.
  const head = [
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('link', { rel: 'icon', href: publicPath('/favicon.ico', site) }),
    ...link.map((attributes) => element('link', attributes)),
    ...[...meta, ...siteTags({ facts, creator: event.fediverse })].map((tag) =>
      element('meta', tag),
    ),
    `<style>${style}</style>`,
    element('meta', { 'http-equiv': 'refresh', content: `0; url=${onward}` }),
  ]
  return `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
${head.join('\n')}
</head>
<body>
<main>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(role)}</p>
<p><a href="${escapeHtml(onward)}">${escapeHtml(fill(files.speakerPage.link, named))}</a></p>
</main>
</body>
</html>
`
}

export function speakerPageTitle(
  { name, role }: Speaker,
  { event, files }: Pick<SiteContent, 'event' | 'files'>,
): string {
  const whole = fill(files.speakerPage.title, { persona: name, cargo: role })
  return fittingTitle(whole, `${name} · ${event.shortName}`, name)
}

/** The talk that a speaker gives, with its time and place; without one, those of the event. */
function appearanceOf(id: string, { facts, programme, venues }: SiteContent) {
  const fecha = facts.fechaLarga
  for (const { items, venue } of programme) {
    const found = talkOf(id, items)
    if (!found) continue
    const { item, talk } = found
    return { talk, fecha, inicio: item.start, fin: item.end, lugar: lookUp(venues, venue).name }
  }
  return { talk: undefined, fecha, inicio: facts.inicio, fin: facts.fin, lugar: facts.lugares }
}

const element = (name: 'link' | 'meta', attributes: object) =>
  `<${name}${Object.entries<string>({ ...attributes })
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`
