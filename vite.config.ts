import react from '@vitejs/plugin-react'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite'
import { followContent } from './scripts/build/render/vite/followContent.ts'
import { pageAssembler } from './scripts/build/render/assemblePage.ts'
import { importPages, serveGeneratedFiles } from './scripts/build/render/vite/plugins.ts'
import { currentEvent } from './scripts/build/render/vite/currentEvent.ts'
import { componentLayer, scopedName } from './scripts/build/render/vite/styles.ts'
import { type Settings, settingsOf } from './scripts/build/lib/settings.ts'
import { devServerSettings } from './scripts/build/lib/devServer.ts'
import { workRoot } from './scripts/build/lib/workFolder.ts'

/** The absolute path of a file or folder in this folder. */
const absolutePath = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Modules of src that every page needs, by the beginnings of their paths. */
const inEveryPage = ['main.tsx', 'app/', 'azulejo/', 'components/', 'event/', 'lib/', 'site/']

/** Exceptions to `inEveryPage`: modules that only some pages need, and the badge of a rehearsed moment (`?ahora=`). */
const inSomePages = [
  'app/RehearsalBadge/',
  'components/PageHeader/',
  'components/PerkList/',
  'site/Form/',
  'site/InnerPage',
]

/**
 * The ends of paths of generated content in the chunk "app". The footer of every page shows `access`. Only two pages show the
 * cut-out `day`. In another chunk the cut-out would cost them one more request.
 */
const contentInApp = ['/content/cutOuts/day.ts', '/content/copy/access.ts']

function isInApp(file: string): boolean {
  if (contentInApp.some((end) => file.endsWith(end))) return true
  const relativePath = path.relative(absolutePath('src'), file).replaceAll(path.sep, '/')
  const beginsWithOneOf = (beginnings: readonly string[]) =>
    beginnings.some((beginning) => relativePath.startsWith(beginning))
  return beginsWithOneOf(inEveryPage) && !beginsWithOneOf(inSomePages)
}

/**
 * Chunks of script:
 * - boot: starts the app
 * - library: packages
 * - app: the modules that every page needs
 * - inner: the head and the frame of inner pages, which home does not need
 *
 * Other modules are in a chunk of their page, or of the few pages that share them. A module that fits several groups is in the
 * one with the highest `priority`.
 */
const chunks = [
  { name: 'boot', test: /\/(?:src\/boot\.ts|index\.html)$/, priority: 2 },
  { name: 'library', test: /\/node_modules\//, priority: 1 },
  { name: 'app', test: isInApp },
  { name: 'inner', test: /\/src\/(?:components\/PageHeader\/|site\/InnerPage)/ },
]

/** Whether a file lies in a folder into which builds or tests write: "reports/dist/index.html". */
function isGenerated(file: string, dist: string): boolean {
  const [folder = ''] = path.relative(import.meta.dirname, file).split(path.sep)
  return [dist, workRoot, 'reports'].includes(folder)
}

/**
 * The configuration for commands of Vite, and for the generator (vite-react-ssg). Commands start the generator as another
 * process, which has to read the settings again.
 */
export default defineConfig((configEnv) =>
  configFor(settingsOf(process.env, Date.now()), configEnv),
)

/** The configuration for an event. vitest.config.ts calls it with the tests' event. */
export function configFor(settings: Settings, { command, isSsrBuild }: ConfigEnv) {
  const { folders } = settings
  const event = currentEvent(settings)
  const isBuild = command === 'build'
  const assemble = pageAssembler(event, isBuild)
  return {
    base: event.get().site.base,
    resolve: { alias: { content: absolutePath(folders.content) } },
    plugins: [react(), followContent(event), importPages, serveGeneratedFiles(folders.generated)],
    define: {
      __SERVICE_WORKER__: String(isBuild && settings.browsersKeepPages),
      // The value of %FONTS% in index.html.
      'import.meta.env.FONTS': JSON.stringify(`/${folders.fonts}`),
    },
    // The dev server does not watch the folders into which builds and tests write. A change there must not trigger a reload or
    // a dependency scan.
    server: {
      watch: { ignored: (file: string) => isGenerated(file, settings.dist) },
      ...devServerSettings(settings.environment),
    },
    optimizeDeps: { entries: ['src/main.tsx'] },
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: componentLayer },
      // The number is `Features.LightDark` of Lightning CSS. This feature would add two variables to every `color-scheme`, so
      // that old browsers understand the function `light-dark()`. The styles do not use the function.
      lightningcss: { exclude: 1_048_576 },
      preprocessorOptions: {
        scss: {
          loadPaths: [absolutePath('styles'), absolutePath(folders.styles)],
        },
      },
    },
    build: {
      // The build renames this folder to dist when it is complete (scripts/build/render/buildSite.ts).
      outDir: folders.site,
      // src/boot.ts requests a page's scripts, from a list in the page (scripts/build/render/assemblePage.ts).
      modulePreload: false,
      // The policy of pages allows no `data:` address (scripts/build/render/contentPolicy.ts).
      assetsInlineLimit: 0,
      // Writes the licences of packages into .vite/license.md (`licencesIn` in buildSite.ts).
      license: true,
      // The chunks are for browsers. The other build renders the pages in Node.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: { codeSplitting: { groups: chunks } },
          },
    },
    ssgOptions: {
      entry: 'src/main.tsx',
      // "nested" writes programa/index.html.
      dirStyle: 'nested',
      // The generator does not inline styles, because `assemble` does.
      beastiesOptions: false,
      onPageRendered: (route, html, { initialState }) =>
        assemble({ route, html, head: initialState.head, pageFile: initialState.entry }),
    } satisfies ViteReactSSGOptions,
  } satisfies UserConfig
}
