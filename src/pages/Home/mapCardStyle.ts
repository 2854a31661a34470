import { colours } from '../../azulejo/palette.ts'

/**
 * Style of the card in the map frame. A framed document shares no stylesheet with the page around it, and the
 * page's policy, which it inherits, lets only this exact text pass.
 */
export const mapCardStyle =
  `body{display:grid;grid-template-rows:1fr auto auto;min-height:100vh;margin:0;background:${colours.cielo};color:${colours.tinta};font:1.125rem/1.5 system-ui,sans-serif}` +
  // The map's frame lies over the text and lets it through while it is empty.
  'div,iframe{grid-area:1/1}iframe{width:100%;height:100%;border:0}div{padding:1rem}' +
  'h3{margin:0;font-size:1.75rem;line-height:1.1}div p{margin:.75rem 0 0}' +
  'body>p{margin:.75rem 1rem 1rem;font-size:1rem;line-height:1.4}' +
  'ul{display:grid;gap:.5rem;margin:.75rem 1rem 0;padding:0;list-style:none}' +
  `a{display:block;padding:.5rem .75rem;border:2px solid;border-radius:4px;background:${colours.cal};color:inherit;font-weight:700}` +
  'a:focus-visible{outline:3px solid;outline-offset:3px}'
