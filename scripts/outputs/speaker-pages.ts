import { colours, sheet } from '../../src/azulejo/palette.ts'
import type { Speaker } from '../../src/content/schema.ts'
import { publicPath, type SiteAddress } from '../../src/lib/address.ts'
import { talkOf } from '../../src/lib/agenda.ts'
import { escapeHtml } from '../../src/lib/escapeHtml.ts'
import { fill } from '../../src/lib/fill.ts'
import {
  type PreviewFacts,
  pageHead,
  previewFacts,
  type ShareImage,
  type ShareImages,
  siteTags,
} from '../../src/lib/head.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { speakerPath, speakerTitle } from '../../src/lib/speakerPage.ts'
import type { SiteContent } from '../content/site-content.ts'
import { fittingTitle } from '../content/titles.ts'

/** All that somebody sees of the page whose browser does not go on by itself, in the site's two sheets. */
const style = `body{margin:0;padding:2rem;background:${colours.cal};color:${colours.tinta};font:1.25rem/1.5 sans-serif}a{color:inherit}@media(prefers-color-scheme:dark){body{background:${sheet.noche};color:${colours.cal}}}`

/**
 * The page by which each speaker is passed on: chats read the speaker's own preview there, and browsers go on at once to
 * the speaker on the site, without script, too. Its own address is in `og:url`, because Facebook takes the preview from
 * where that leads. Search engines take an immediate refresh for a redirect, and are told the canonical address; `noindex`
 * would contradict that, and keep the address of a redirect that nobody finds anyway.
 * @param images the speakers' pictures as they are published
 * @returns each page by its file below the site's root
 */
export function speakerPages(
  content: SiteContent,
  site: SiteAddress,
  images: ShareImages['speakers'],
): Readonly<Record<string, string>> {
  const ids = Object.keys(content.speakers)
  return Object.fromEntries(
    ids.map((id) => [
      `${speakerPath(id, content.pages.speakers).slice(1)}/index.html`,
      speakerPage(id, content, site, lookUp(images, id)),
    ]),
  )
}

function speakerPage(
  id: string,
  content: SiteContent,
  site: SiteAddress,
  image: ShareImage,
): string {
  const { event, speakers, pages, files } = content
  const speaker = lookUp(speakers, id)
  const named = { persona: speaker.name, cargo: speaker.role }
  const { title, link, meta } = pageHead({
    title: speakerPageTitle(speaker, content),
    shareTitle: speakerTitle(speaker, onStage(id, content)?.talk),
    description: fill(files.speakerPage.description, named),
    path: speakerPath(id, pages.speakers),
    canonical: pages.speakers.path,
    image,
    siteName: event.name,
    site,
  })
  const tags = siteTags({ facts: factsAbout(id, content), creator: event.fediverse })
  const onward = `${publicPath(pages.speakers.path, site)}#${id}`
  const head = [
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    // By itself a browser would ask for one at the root of the host, which may be another site's.
    element('link', { rel: 'icon', href: publicPath('/favicon.ico', site) }),
    ...link.map((attributes) => element('link', attributes)),
    ...[...meta, ...tags].map((attributes) => element('meta', attributes)),
    `<style>${style}</style>`,
    // Last, so that who reads on has read the preview.
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
<h1>${escapeHtml(speaker.name)}</h1>
<p>${escapeHtml(speaker.role)}</p>
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

/** When and where the talk is; without one, the event. */
function factsAbout(id: string, content: SiteContent): PreviewFacts {
  const { venues, files, facts } = content
  const talk = onStage(id, content)
  return previewFacts(
    files.previews.facts,
    talk
      ? {
          fecha: facts.fechaLarga,
          inicio: talk.item.start,
          fin: talk.item.end,
          lugar: lookUp(venues, talk.part.venue).name,
        }
      : { fecha: facts.fechaLarga, inicio: facts.inicio, fin: facts.fin, lugar: facts.lugares },
  )
}

/** The part of the programme and the talk in it that a speaker gives, if there is one. */
function onStage(id: string, { programme }: SiteContent) {
  for (const part of programme) {
    const talk = talkOf(id, part.items)
    if (talk) return { ...talk, part }
  }
  return undefined
}

function element(name: 'link' | 'meta', attributes: object): string {
  const written = Object.entries<string>({ ...attributes }).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  )
  return `<${name}${written.join('')}>`
}
