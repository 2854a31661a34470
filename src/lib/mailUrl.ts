/** As many characters as Windows hands on to a mail program; what is longer opens none. */
const longest = 1900

/** Opens a message with these words in it (RFC 6068); a text that is too long for an address is cut off with "…". */
export function mailUrl(address: string, subject: string, text: string): string {
  const urlOf = (body: string) =>
    `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  const room = longest - urlOf('…').length
  let used = 0
  let kept = ''
  for (const letter of text.replace(/\r?\n/g, '\r\n')) {
    used += encodeURIComponent(letter).length
    if (used > room) return urlOf(`${kept}…`)
    kept += letter
  }
  return urlOf(kept)
}
