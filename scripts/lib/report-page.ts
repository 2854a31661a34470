import { colours, sheet } from '../../src/azulejo/palette.ts'
import { escapeHtml } from '../../src/lib/escapeHtml.ts'

type Report = {
  readonly lang: 'es' | 'en'
  readonly title: string
  /** What it adds to the style sheet of reports. */
  readonly css?: string
  /** The site's font as a data URL; the system's serves if there is none. */
  readonly font?: string | null
  /** Markup. */
  readonly header: string
  readonly main: string
}

const skip = { es: 'Saltar al contenido', en: 'Skip to content' } as const

/** A report for people: one file that asks nobody for anything, in the site's own colours. */
export function reportPage({ lang, title, css = '', font = null, header, main }: Report): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style>${style(font)}${css}</style>
</head>
<body>
<a class="skip" href="#contenido">${skip[lang]}</a>
<header>
${header}
</header>
<main id="contenido" class="wrapper" tabindex="-1">
${main}
</main>
</body>
</html>
`
}

/** A part of a report under its heading, which is markup as its body is. */
export const section = (id: string, heading: string, body: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>\n${body}\n</section>`

/** A box that scrolls sideways if the window is narrow, by keyboard too. */
export const scrolling = (label: string, inner: string): string =>
  `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0">${inner}</div>`

/** @param rows lines of a table: markup */
export function table(head: readonly string[], rows: readonly string[], caption = ''): string {
  const columns = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  const named = caption && `\n<caption>${escapeHtml(caption)}</caption>`
  return `<table>${named}\n<thead><tr>${columns}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`
}

const fontFace = (font: string | null) =>
  font
    ? `@font-face{font-family:"Bricolage Grotesque";src:url(${font}) format("woff2");font-weight:200 800;font-stretch:75% 100%}`
    : ''

function style(font: string | null): string {
  const { cal, tinta, cobalto, albero, cielo } = colours
  const { papel, noche, sombra, reja } = sheet
  return `${fontFace(font)}
:root{color-scheme:light dark;--page:${cal};--surface:${papel};--text:${tinta};--line:${tinta};--link:${cobalto};--focus:${cobalto}}
@media (prefers-color-scheme:dark){:root{--page:${noche};--surface:${sombra};--text:${cal};--line:${reja};--link:${cielo};--focus:${albero}}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.125rem/1.55 "Bricolage Grotesque",system-ui,sans-serif;overflow-wrap:anywhere}
.wrapper{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
header{background:${cobalto};color:${cal};padding-block-end:2.5rem;--focus:${cal}}
.frieze{display:block;width:100%;height:clamp(3rem,6vw,5rem)}
.kicker{margin:2rem 0 .5rem;font-weight:700}
h1{margin:0;font-size:clamp(2.75rem,1.5rem + 6vw,6rem);font-stretch:75%;font-weight:800;letter-spacing:-.02em;line-height:.92;text-wrap:balance}
.lede{max-width:38rem;margin:1.25rem 0;font-size:clamp(1.25rem,1.1rem + .6vw,1.625rem);line-height:1.35}
h2{margin:0 0 1rem;font-size:clamp(2rem,1.5rem + 2vw,3.25rem);font-stretch:75%;font-weight:800;letter-spacing:-.01em;line-height:1;text-wrap:balance}
section{padding-block:2.5rem 1rem}
p,li{max-width:44rem}
a{color:var(--link);font-weight:600;text-decoration-thickness:2px;text-underline-offset:.2em}
header a{color:inherit}
code{font-size:.9em}
.quiet{font-weight:400}
:focus-visible{border-radius:4px;outline:3px solid var(--focus);outline-offset:3px}
main:focus{outline:0}
.skip{position:absolute;inset:.5rem auto auto .5rem;z-index:1;padding:.75rem 1.25rem;border:2px solid;background:var(--page)}
.skip:not(:focus){overflow:hidden;width:1px;height:1px;padding:0;border:0;clip-path:inset(50%)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr));gap:.75rem;margin:0 0 1rem}
.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:.875rem 1rem;border:2px solid var(--line);border-radius:4px;background:var(--surface)}
.figures dt{line-height:1.25}
.figures dd{margin:0;font-size:clamp(2rem,1.4rem + 2vw,3.25rem);font-stretch:75%;font-weight:800;font-variant-numeric:tabular-nums;line-height:1.1}
.figures.small dd{font-size:2rem}
details{margin-block:.75rem;border:2px solid var(--line);border-radius:4px;background:var(--surface)}
summary{padding:.875rem 1rem;font-weight:700;cursor:pointer}
details>ul,details>.scroll{margin:0;padding:0 1rem 1rem 2.25rem}
details>.scroll{padding-inline:1rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;background:var(--surface)}
caption{padding-block:.5rem;font-weight:700;text-align:start}
th,td{padding:.625rem .75rem;border-block-end:2px solid var(--line);text-align:start;vertical-align:top}
thead th{white-space:nowrap}
tbody th{min-width:11rem}
.number{text-align:end;font-variant-numeric:tabular-nums}
.plain{margin:0;padding:0;list-style-type:""}
.tasks{padding:0;list-style-type:""}
.tasks li{display:flex;gap:.875rem;align-items:start;padding-block:.5rem}
.tasks input{flex:none;width:1.75rem;height:1.75rem;margin:0;accent-color:${cobalto}}
@media print{details::details-content{content-visibility:visible;height:auto}.skip{display:none}}
`
}
