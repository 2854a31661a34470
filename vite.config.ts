import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { ViteReactSSGContext, ViteReactSSGOptions } from 'vite-react-ssg'
import { defineConfig } from 'vitest/config'
import { azulejoPalettes } from './scripts/azulejo-palettes.ts'
import { dressPage, finishPage } from './scripts/finish-page.ts'
import { readMadeFiles, siteFolder } from './scripts/work-folder.ts'
import { readSiteAddress } from './scripts/site-address.ts'

const { origin, base } = readSiteAddress(process.env)
const made = readMadeFiles()
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ssgOptions: ViteReactSSGOptions = {
  entry: 'src/main.tsx',
  dirStyle: 'nested',
  beastiesOptions: false,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  base,
  plugins: [react()],
  define: {
    __SITE_ORIGIN__: JSON.stringify(origin),
    __PAGE_IMAGES__: JSON.stringify(made?.shareImages.pages ?? null),
    __EVENT_IMAGES__: JSON.stringify(made?.shareImages.event ?? null),
    __PROGRAMME_BYTES__: JSON.stringify(made?.programmeBytes ?? null),
  },
  css: {
    preprocessorOptions: {
      scss: { loadPaths: [fromHere('styles')], importers: [azulejoPalettes] },
    },
  },
  build: {
    // The build fills a folder of its own and becomes dist only when it is whole (scripts/build.ts).
    outDir: siteFolder,
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  resolve: {
    // vite-react-ssg 0.9 wraps the app in a helmet provider, which nothing uses: unhead writes the head.
    alias: isSsrBuild
      ? []
      : [{ find: 'react-helmet-async', replacement: fromHere('./src/no-helmet.ts') }],
  },
  ssgOptions: {
    ...ssgOptions,
    onPageRendered: (_: string, html: string, { initialState: { head } }: ViteReactSSGContext) =>
      command === 'build' ? finishPage(html, head) : dressPage(html, head),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
    ],
  },
}))
