/** Calls `look` while the page has one more style sheet. No content security policy blocks a constructed one. */
export function withStyle<Seen>(css: string, look: () => Seen): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  let seen: Seen
  try {
    seen = look()
  } catch (error) {
    remove()
    throw error
  }
  // An asynchronous `look` keeps the style until it ends.
  if (seen instanceof Promise) void seen.then(remove, remove)
  else remove()
  return seen
}
