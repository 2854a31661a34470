import type { Page } from '@playwright/test'
import { faintText, withStyle } from './drawn-text.ts'
import { judgeWalk, walk } from './keyboard.ts'
import { lostText } from './lost-text.ts'
import type { Finding, Place, Reached, RuleResult, View } from './model.ts'
import { absence, judged, ownRules } from './own-rules.ts'

/** Language that the site is written in. */
const language = 'es'

/** One narrow, one wide; one in each theme. The end-to-end tests walk in the others too. */
const walkedViews: ReadonlySet<string> = new Set(['360 px, oscuro', '1440 px, claro'])

/** WCAG 1.4.12's own numbers. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What this project checks by itself in one view of a page; as the page arrives, it checks more. */
export async function runOwnChecks(
  { page, state, layouts }: Reached,
  place: Place,
  view: View,
): Promise<RuleResult[]> {
  const outline = await readOutline(page)
  const results = [
    judged(ownRules.language, place, wrongLanguage(outline.language)),
    judged(ownRules.outline, place, brokenOutline(outline.headings)),
    absence(ownRules.noMedia, place, outline.media),
    absence(ownRules.noFields, place, outline.fields),
    absence(ownRules.noLogin, place, outline.logins),
  ]
  const darkened = changedByTheme(outline.layout, view, layouts)
  if (darkened) results.push(judged(ownRules.sameInTheDark, place, darkened))
  if (view.width === 320) results.push(judged(ownRules.reflow, place, await lostText(page)))
  if (view.textSize) results.push(judged(ownRules.textSize, place, await lostText(page)))
  if (state.arrival && view.colorScheme === 'light' && !view.textSize && !view.forcedColors) {
    const lost = await withStyle(page, spacing, () => lostText(page))
    results.push(judged(ownRules.textSpacing, place, lost))
  }
  if (view.forcedColors) {
    results.push(judged(ownRules.forcedColours, place, await faintText(page)))
  }
  if (state.arrival && walkedViews.has(view.name)) {
    const judgement = judgeWalk(await walk(page))
    for (const [name, findings] of Object.entries(judgement)) {
      results.push(judged(ownRules[name as keyof typeof judgement], place, findings))
    }
  }
  return results
}

type Outline = {
  readonly language: string
  readonly headings: readonly {
    readonly level: number
    readonly id: string
    readonly text: string
  }[]
  /** How many there are. */
  readonly media: number
  readonly fields: number
  readonly logins: number
  /** Every element with its box, a line each. */
  readonly layout: string
}

/** All that needs no more than one look at the document. */
function readOutline(page: Page): Promise<Outline> {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ localName, id, textContent }) => ({
        level: Number(localName[1]),
        id,
        text: textContent ?? '',
      })),
    media: document.querySelectorAll('audio, video, canvas, object, embed').length,
    fields: document.querySelectorAll('input, select, textarea').length,
    logins: document.querySelectorAll('[type=password], [autocomplete=one-time-code]').length,
    // The countdown moves on between two looks.
    layout: [...document.querySelectorAll('body, body *:not(svg *, [role=timer] *)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ')
      })
      .join('\n'),
  }))
}

function wrongLanguage(declared: string): Finding[] {
  if (declared === language) return []
  const message = `El idioma declarado es «${declared}», y el del sitio «${language}»`
  return [{ target: 'html', message }]
}

function brokenOutline(headings: Outline['headings']): Finding[] {
  return headings.flatMap(({ level, id, text }, place) => {
    const target = id ? `#${id}` : `h${level} «${text}»`
    const before = headings.slice(0, place)
    const previous = before.at(-1)?.level ?? 0
    const isSecond = level === 1 && before.some((other) => other.level === 1)
    const leap = `Un h${level} detrás de ${previous ? `un h${previous}` : 'nada'}`
    return [
      ...(isSecond ? [{ target, message: 'Otro h1 en la misma página' }] : []),
      ...(level > previous + 1 ? [{ target, message: leap }] : []),
    ]
  })
}

/**
 * Elements that are elsewhere in the dark theme than in the light one; null if there is no light one of this size to
 * compare with. The dark one is looked at right after it.
 */
function changedByTheme(layout: string, view: View, layouts: Reached['layouts']): Finding[] | null {
  if (view.forcedColors || view.contrast || view.textSize) return null
  const size = `${view.width} × ${view.height}`
  if (view.colorScheme === 'light') {
    layouts.set(size, layout)
    return null
  }
  const light = layouts.get(size)
  if (light === undefined) return null
  if (light === layout) return []
  const [before, after] = [light.split('\n'), layout.split('\n')]
  const moved = after.findIndex((line, index) => line !== before[index])
  const message = `En claro: ${before[moved] ?? 'nada'}; en oscuro: ${after[moved] ?? 'nada'}`
  return [{ target: 'body', message }]
}
