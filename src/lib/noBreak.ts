/** Keeps day and month on one line: "8 de noviembre". */
export function keepDates(text: string): string {
  return text.replace(/(\d) de (?=\p{L})/gu, '$1\u00a0de\u00a0')
}

/** The same text for what is not typeset: titles of tabs, link previews. */
export function withoutNoBreaks(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
