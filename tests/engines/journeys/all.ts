import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { moments } from '../../support/routes.ts'
import type { Engine, Settings } from '../../support/engines/engine.ts'
import { openSite, type Site } from '../../support/engines/site.ts'
import type { Tab } from '../../support/engines/tab.ts'
import { sendForm } from './forms.ts'
import { beDarkAndStill, fitWithLargeText, workWithoutScript } from './looks.ts'
import { goThroughPages } from './pages.ts'
import { useParts } from './parts.ts'

/** An engine at work. */
export type Here = { readonly site: Site; readonly tab: Tab }

/** Takes every journey in an engine; one that is not on this machine is skipped in one line. */
export function takeJourneys(engine: Engine): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped line, not one per journey
  if (engine.missing) {
    // oxlint-disable-next-line vitest/expect-expect -- it is there to be skipped
    it(`the journeys in ${engine.name}: ${engine.missing}`, ({ skip }) => skip())
    return
  }

  /** The journeys of a visitor with these settings, in a browser that is started once for them. */
  const as = (visitor: string, settings: Settings, journeys: (here: Here) => void) =>
    describe(`${engine.name}, ${visitor}`, () => {
      const here = {} as { site: Site; tab: Tab; close: () => Promise<void> }
      beforeAll(async () => {
        here.site = await openSite()
        Object.assign(here, await engine.start(here.site, settings))
      })
      afterAll(async () => {
        await here.close?.()
        await here.site?.close()
      })
      beforeEach(async () => {
        here.site.setPages({ clock: moments.before })
        await here.tab.resize(1280)
      })
      journeys(here)
    })

  as('as it comes', {}, (here) => {
    sendForm(here)
    goThroughPages(here)
    useParts(here)
  })
  as('with large text', { textSize: 32 }, fitWithLargeText)
  as('dark, with less motion', { dark: true, lessMotion: true }, beDarkAndStill)
  as('without script', { script: false }, workWithoutScript)
}
