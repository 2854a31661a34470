import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has V8 compile the functions of a chunk beside the main thread while it loads, instead of each on the main thread at
 * its first call, which may be a visitor's click (Chromium 136, "explicit compile hints").
 * @param chunk name of the chunk
 */
export function compileHint(chunk: string): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // The hint counts only as the very first: after Vite has written its list of files to the start.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === chunk) file.code = hint + file.code
        }
      },
    },
  }
}
