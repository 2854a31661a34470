import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes V8 compile a chunk's functions beside the main thread while it loads, instead of at their first call, which may
 * be a visitor's click (Chromium 136, "explicit compile hints").
 */
export function compileHint(chunk: string): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // The hint must come first: Vite writes its list of files to the start before this.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === chunk) file.code = hint + file.code
        }
      },
    },
  }
}
