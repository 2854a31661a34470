import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { openSite, type Site } from '../../support/engines/site.ts'
import { type Driver, type Engine, Tab } from '../../support/engines/tab.ts'
import { sendForm } from './forms.ts'
import { beParticular } from './looks.ts'
import { goThroughPages } from './pages.ts'
import { useParts } from './parts.ts'

/** The built site, and a tab of the engine. */
export type Here = { readonly site: Site; readonly tab: Tab }

type Journey = (here: Here) => void

/**
 * Takes every journey in an engine. An engine that this machine lacks is skipped in one line.
 * @param own what only this engine does
 */
export function takeJourneys(engine: Engine, ...own: readonly Journey[]): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped line, not one per journey
  if (engine.missing) {
    // oxlint-disable-next-line vitest/expect-expect -- it is there to be skipped
    it(`the journeys in ${engine.name}: ${engine.missing}`, ({ skip }) => skip())
    return
  }

  /** The journeys of one visitor, in one browser. */
  const as = (visitor: string, hasSettings: boolean, ...journeys: readonly Journey[]) =>
    describe(`${engine.name}, ${visitor}`, () => {
      const here = {} as { site: Site; tab: Tab; driver: Driver }
      beforeAll(async () => {
        here.site = await openSite()
        here.driver = await engine.start(here.site, hasSettings)
        here.tab = new Tab(here.site.url, here.driver)
      })
      afterAll(async () => {
        await here.driver?.close()
        await here.site?.close()
      })
      beforeEach(() => here.tab.resize(1280))
      for (const take of journeys) take(here)
    })

  as('as it comes', false, sendForm, goThroughPages, useParts, ...own)
  as('dark and still, with text of twice the size and without script', true, beParticular)
}
