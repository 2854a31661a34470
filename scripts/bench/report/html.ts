import { escapeHtml } from '../../../src/lib/escapeHtml.ts'

/** A table of texts; the first cell of each line is its heading. */
export function table(
  caption: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
) {
  const headCells = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const body = lines.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells}</tr>`
  })
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

export const section = (heading: string, intro: string, ...content: readonly string[]): string =>
  `<section><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(intro)}</p>${content.join('')}</section>`

/** A picture with its name, which screen readers get in place of its shapes. */
export const svg = (label: string, width: number, height: number, content: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><svg class="chart" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${width} ${height}" width="${width}">${content}</svg></div>`

export const label = (x: number, y: number, text: string, kind = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${kind ? ` class="${kind}"` : ''}>${escapeHtml(text)}</text>`

/** Tenths of a pixel are enough for a picture. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** A named list of what the colours or signs of a picture mean. */
export const legend = (entries: readonly (readonly [className: string, text: string])[]): string =>
  `<ul class="legend">${entries
    .map(([name, text]) => `<li><span class="sign ${name}"></span>${escapeHtml(text)}</li>`)
    .join('')}</ul>`
