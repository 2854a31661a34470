import type { Plugin } from 'vite'

/** `SuspenseException = Error(formatProdErrorMessage(460))` and its like, at the start of a line. */
const sentinel = /^((?:var)? +\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm

/**
 * Makes plain objects of the Errors that React creates as it is evaluated, throws to itself and compares, but never
 * shows. Where the developer tools' `Runtime` is on, as in Lighthouse, V8 parses the whole chunk again for the first of
 * them, to tell where it was made.
 */
export function reactSentinels(): Plugin {
  return {
    name: 'react-sentinels',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: code.replaceAll(sentinel, '$1{}'), map: null }),
    },
  }
}
