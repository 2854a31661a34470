/**
 * Measures a page with an additional style sheet. It is a `CSSStyleSheet`, because the page's content security policy would
 * block a new `<style>`.
 * @param measure if it returns a promise, the style sheet stays until the promise settles
 */
export function withStyle<Result>(css: string, measure: () => Result): Result {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  let result: Result
  try {
    result = measure()
  } catch (error) {
    remove()
    throw error
  }
  if (result instanceof Promise) void result.then(remove, remove)
  else remove()
  return result
}
