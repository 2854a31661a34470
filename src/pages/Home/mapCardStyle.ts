/**
 * Style of the card in the map frame. A framed document shares no stylesheet with the page around it, and the
 * page's policy, which it inherits, lets only this exact text pass.
 */
export const mapCardStyle =
  ':root{color-scheme:light dark;--page:#fbf6ea;--text:#10204a;--link:#1d3fbf}' +
  '@media(prefers-color-scheme:dark){:root{--page:#0b1533;--text:#fbf6ea;--link:#9ec3f0}}' +
  'body{margin:0;background:var(--page);color:var(--text);font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{padding:1.5rem}h1{margin:0;font-size:1.375rem;line-height:1.2}p{margin:.75rem 0}' +
  'ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}' +
  'a{display:block;padding:.625rem 1rem;border:2px solid;border-radius:.25rem;color:var(--link);font-weight:700}' +
  'a:focus-visible{outline:3px solid;outline-offset:3px}'
