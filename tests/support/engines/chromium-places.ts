import { chromium } from '@playwright/test'
import type { TestProject } from 'vitest/node'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import { distDir } from '../../../scripts/lib/work-folder.ts'
import { ensureChromium, launchOptions } from '../../../scripts/lib/chromium.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { serveSite } from '../../../scripts/lib/server.ts'
import { bringArial } from '../arial.ts'
import { builtFullEvent } from '../full-event.ts'
import { everyPath, moments } from '../routes.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { type Place, placesNow, widths } from './places.ts'
import { windowHeight } from './tab.ts'
import { webkit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The visitors' Arial, for FONTCONFIG_FILE. */
    readonly fontsFile: string
    /** Where everything is in Chromium with letters as an engine has them, by the engine's name, path and width. */
    readonly chromiumPlaces: Readonly<Record<string, Places>>
    /** The built site of an event whose forms are sent. */
    readonly deliveringDist: string
  }
}

type Places = Readonly<Record<string, readonly Place[]>>

/** Measures every page in Chromium, once for each engine that is to be compared with it, and builds what they send forms of. */
export default async function setup(project: TestProject): Promise<void> {
  const fontsFile = await bringArial('reports/fonts')
  const engines = [firefox, webkit].filter(({ missing }) => !missing)
  const measured = await Promise.all(
    engines.map(async (engine) => [engine.name, await measure(engine, fontsFile)] as const),
  )
  project.provide('fontsFile', fontsFile)
  project.provide('chromiumPlaces', Object.fromEntries(measured))
  if (engines.length > 0) project.provide('deliveringDist', (await builtFullEvent()).dist)
}

async function measure({ wholePixelLetters }: Engine, fontsFile: string): Promise<Places> {
  const server = await serveSite({ dir: distDir, port: await freePort() })
  const options = launchOptions(ensureChromium(() => {}))
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, ...(wholePixelLetters ? [] : ['--font-render-hinting=none'])],
    env: { ...process.env, FONTCONFIG_FILE: fontsFile },
  })
  try {
    const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' })
    await context.clock.setFixedTime(moments.before)
    const page = await context.newPage()
    const found: Record<string, Place[]> = {}
    for (const path of everyPath) {
      await page.goto(new URL(path, server.url).href)
      await page.waitForFunction(appHasStarted)
      for (const width of widths) {
        await page.setViewportSize({ width, height: windowHeight })
        found[`${path} ${width}`] = await page.evaluate(placesNow)
      }
    }
    return found
  } finally {
    await browser.close()
    await server.close()
  }
}
