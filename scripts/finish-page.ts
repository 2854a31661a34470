import { transformHtmlTemplate } from '@unhead/react/server'

type Head = Parameters<typeof transformHtmlTemplate>[0]

/**
 * Turns what the generator rendered into the page that visitors get: with its head, and without what vite-react-ssg
 * 0.9 adds for loaders and manifests, which this site has none of (layouts/head.tsx). The hash among it is random, so
 * without it two builds are alike, and without inline scripts the page runs under a strict policy.
 */
export async function finishPage(html: string, head: Head): Promise<string> {
  const bare = html
    .replace(/\s*<script>window\.__staticRouterHydrationData[^]*?<\/script>/, '')
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  if (/<script(?![^>]*\bsrc=)/.test(bare)) {
    throw new Error(
      'A page still holds an inline script: vite-react-ssg renders it differently now; see scripts/finish-page.ts.',
    )
  }
  return transformHtmlTemplate(head, bare)
}
