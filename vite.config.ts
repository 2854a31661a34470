import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { defineConfig } from 'vite'
import { followContent } from './scripts/build/render/vite/follow-content.ts'
import { assemblePage } from './scripts/build/render/assemble-page.ts'
import { importPages, serveGeneratedFiles } from './scripts/build/render/vite/plugins.ts'
import { componentLayer, scopedName } from './scripts/build/render/vite/styles.ts'
import { keepsPages } from './scripts/build/outputs/service-worker.ts'
import { publishedAt } from './scripts/build/derive/loadContent.ts'
import { devServerSettings } from './scripts/build/lib/devServer.ts'
import {
  contentFilesFolder,
  distDir,
  siteFolder,
  stylesFolder,
  workFolder,
} from './scripts/build/lib/work-folder.ts'

const fromHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Chunks, each with all that it imports: one that starts the app, one for libraries, one for the frame of the site. The
 * rest is a page's own, or shared by a few pages.
 */
const chunks = [
  { name: 'boot', test: /\/(?:src\/boot\.ts|index\.html)$/, priority: 2 },
  { name: 'library', test: /\/node_modules\//, priority: 1 },
  {
    name: 'app',
    test: /\/src\/(?:main\.tsx$|(?:app|azulejo|components|event|lib|site)\/)|\/content\/(?:figures\/day|copy\/access)\.ts$/,
  },
]

/** Whether a file lies in a folder that builds or tests write. */
function isWritten(file: string): boolean {
  const [folder = ''] = path.relative(import.meta.dirname, file).split(path.sep)
  return [distDir, workFolder, 'reports'].includes(folder)
}

export default defineConfig(({ command, isSsrBuild }) => ({
  base: publishedAt().base,
  resolve: { alias: { content: fromHere(contentFilesFolder) } },
  plugins: [react(), followContent, importPages, serveGeneratedFiles],
  define: { __SERVICE_WORKER__: String(command === 'build' && keepsPages) },
  // Ignore what builds and tests write: it must not trigger reloads or dependency scans.
  server: { watch: { ignored: isWritten }, ...devServerSettings(process.env) },
  optimizeDeps: { entries: ['src/main.tsx'] },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: componentLayer },
    preprocessorOptions: {
      scss: {
        loadPaths: [fromHere('styles'), fromHere(stylesFolder)],
      },
    },
    // Otherwise "color-scheme" adds variables for "light-dark()", which no style uses.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    // The build fills this folder, which becomes dist only when it is complete (scripts/build.ts).
    outDir: siteFolder,
    modulePreload: false,
    assetsInlineLimit: 0,
    license: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups: chunks } },
        },
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    dirStyle: 'nested',
    beastiesOptions: false,
    onPageRendered: (route, html, { initialState }) =>
      assemblePage({
        route,
        html,
        head: initialState.head,
        entry: initialState.entry,
        site: publishedAt(),
        building: command === 'build',
      }),
  } satisfies ViteReactSSGOptions,
}))
