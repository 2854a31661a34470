const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in HTML and SVG, in elements and in attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** A table of texts; the first cell of each line is its heading. */
export function table(
  caption: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
) {
  const headCells = head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')
  const body = lines.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escape(cell)}</td>`).join('')
    return `<tr><th scope="row">${escape(first)}</th>${cells}</tr>`
  })
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

export const section = (heading: string, intro: string, ...content: readonly string[]): string =>
  `<section><h2>${escape(heading)}</h2><p>${escape(intro)}</p>${content.join('')}</section>`

/** A picture with its name, which screen readers get in place of its shapes. */
export const svg = (label: string, width: number, height: number, content: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escape(label)}"><svg class="chart" role="img" aria-label="${escape(label)}" viewBox="0 0 ${width} ${height}" width="${width}">${content}</svg></div>`

export const label = (x: number, y: number, text: string, kind = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ''}>${escape(text)}</text>`

/** Tenths of a pixel are enough for a picture. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** A named list of what the colours or signs of a picture mean. */
export const legend = (entries: readonly (readonly [className: string, text: string])[]): string =>
  `<ul class="legend">${entries
    .map(([name, text]) => `<li><span class="sign ${name}"></span>${escape(text)}</li>`)
    .join('')}</ul>`
