import { colours, sheet } from '../../../src/azulejo/palette.ts'

/** The site's identity, in a page that stands alone. */
export const style = `
@font-face { font-family: Bricolage; font-weight: 400 800; font-stretch: 75% 100%; src: url(data:font/woff2;base64,FONT) format("woff2"); }
:root {
  color-scheme: light dark;
  --page: ${colours.cal}; --surface: ${sheet.papel}; --text: ${colours.tinta}; --line: ${colours.tinta};
  --page-kind: ${colours.tinta}; --style-kind: ${sheet.reja}; --script-kind: ${colours.naranja};
  --font-kind: ${colours.albero}; --image-kind: ${colours.cielo}; --other-kind: ${colours.cobalto};
  --accent: ${colours.cobalto}; --missed: #b3300b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: ${sheet.noche}; --surface: ${sheet.sombra}; --text: ${colours.cal}; --line: ${sheet.reja};
    --page-kind: ${colours.cal}; --other-kind: #8fa8ff; --accent: ${colours.cielo}; --missed: #ff9a75;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1.0625rem/1.55 Bricolage, sans-serif; }
.wall { display: block; inline-size: 100%; block-size: 6rem; }
main { max-inline-size: 62rem; margin: 0 auto; padding: 2rem 1rem 5rem; }
h1 { font-size: clamp(2.5rem, 8vw, 4.5rem); line-height: 0.95; font-weight: 800; font-stretch: 75%; margin: 0 0 1rem; }
h2 { font-size: 1.9rem; line-height: 1.1; font-weight: 800; font-stretch: 75%; margin: 3.5rem 0 0.5rem; }
p { max-inline-size: 42rem; margin: 0 0 1rem; }
.sum { display: inline-block; background: ${colours.tinta}; color: ${colours.cal}; padding: 0.6rem 1rem; font-size: 1.25rem; font-weight: 700; border-radius: 4px; }
.sum.good { background: ${colours.albero}; color: ${colours.tinta}; }
.scroll { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; inline-size: 100%; background: var(--surface); font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-block-end: 0.4rem; font-weight: 700; }
th, td { text-align: start; padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); vertical-align: top; }
thead th { border-block-end-width: 2px; }
tbody th { font-weight: 400; }
td { white-space: nowrap; }
td.reached { font-weight: 700; }
td.missed { font-weight: 700; color: var(--missed); }
.chart { block-size: auto; max-inline-size: none; font: 400 13px Bricolage, sans-serif; fill: var(--text); }
.end { text-anchor: end; } .tick { text-anchor: middle; font-size: 12px; } .small { font-size: 12px; } .strong { font-size: 16px; font-weight: 700; }
.grid { stroke: var(--line); stroke-opacity: 0.25; fill: none; }
.kind-page { fill: var(--page-kind); background: var(--page-kind); } .kind-style { fill: var(--style-kind); background: var(--style-kind); }
.kind-script { fill: var(--script-kind); background: var(--script-kind); } .kind-font { fill: var(--font-kind); background: var(--font-kind); }
.kind-image { fill: var(--image-kind); background: var(--image-kind); } .kind-other { fill: var(--other-kind); background: var(--other-kind); }
.lane { stroke: var(--accent); stroke-width: 4; fill: none; } .lane.twin { stroke-dasharray: 2 4; }
.spread { stroke: var(--text); stroke-opacity: 0.45; stroke-width: 12; fill: none; }
.moment-firstPaint { fill: ${colours.cielo}; background: ${colours.cielo}; } .moment-largestPaint { fill: ${colours.albero}; background: ${colours.albero}; }
.moment-complete { fill: var(--accent); background: var(--accent); } .moment-started { fill: ${colours.naranja}; background: ${colours.naranja}; }
circle { stroke: var(--text); stroke-width: 1.5; }
.line { fill: none; stroke-width: 3; stroke: var(--accent); } .line-1 { stroke: ${colours.naranja}; } .line-2 { stroke: ${colours.albero}; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.sign { display: inline-block; inline-size: 0.9em; block-size: 0.9em; margin-inline-end: 0.4em; border: 1px solid var(--line); vertical-align: -0.05em; }
`
