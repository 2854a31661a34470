import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, inject, it, onTestFailed } from 'vitest'
import { moments } from '../../support/routes.ts'
import type { Browser, Engine } from '../../support/engines/engine.ts'
import { openSite, type Site } from '../../support/engines/site.ts'
import type { Tab } from '../../support/engines/tab.ts'
import { deliverForms } from './delivery.ts'
import { sendEarly, sendForms } from './forms.ts'
import { lookAround } from './looks.ts'
import { goThroughPages } from './pages.ts'
import { useParts } from './parts.ts'

/** An engine at work. */
export type Here = {
  readonly engine: Engine
  readonly site: Site
  readonly browser: Browser
  readonly tab: Tab
}

/** Takes every journey in an engine; one that is not on this machine is skipped in one line. */
export function takeJourneys(engine: Engine): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped line, not one per journey
  if (engine.missing) {
    // oxlint-disable-next-line vitest/expect-expect -- it is there to be skipped
    it(`the journeys in ${engine.name}: ${engine.missing}`, ({ skip }) => skip())
    return
  }
  describe(`${engine.name}`, () => {
    const here = { engine } as Here
    beforeAll(async () => {
      const site = await openSite(inject('deliveringDist'))
      const browser = await engine.start(site, inject('fontsFile'))
      Object.assign(here, { site, browser, tab: browser.tab })
    })
    afterAll(async () => {
      await here.browser?.close()
      await here.site?.close()
    })
    beforeEach(async ({ task }) => {
      onTestFailed(async () => {
        mkdirSync('reports/engines', { recursive: true })
        const name = `${engine.name} ${task.name}`.replace(/[^\w]+/g, '-')
        await here.tab.photograph(`reports/engines/${name}.png`)
      })
      here.site.map.behave({ page: 'given' })
      here.site.setPages({ clock: moments.before })
      await here.browser.set({})
      await here.tab.resize(1280)
    })
    sendEarly(here)
    goThroughPages(here)
    useParts(here)
    sendForms(here)
    deliverForms(here)
    lookAround(here)
  })
}
