import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import type { ContentData } from '../../src/content/schema.ts'
import { writeEvent } from './altered-event.ts'
import { builtEvent } from './built-event.ts'
import { test as base } from './offline.ts'

type ChangeEvent = (event: ContentData['event']) => ContentData['event']

/** A test of the specification's event in another state, which is built once. */
export const inState = (change: ChangeEvent) =>
  base.extend<object, { inState: string }>({
    inState: [
      // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
      async ({}, provide) => {
        const { dist } = await builtEvent((folder) => writeEvent(folder, { event: change }))
        await provide(dist)
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    built: ({ inState: built }, provide) => provide(built),
  })

const orange = `rgb(${colours.naranja
  .match(/\w\w/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(', ')})`

/** What is on the page and sells: buttons in the orange that is kept for it, and the platform's window. */
export const selling = (page: Page) =>
  page.evaluate(
    (kept) =>
      [...document.querySelectorAll('.button, iframe[name="taquilla"], a[href="#taquilla"]')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            !element.matches('.button') || getComputedStyle(element).backgroundColor === kept,
        )
        .map((element) => element.textContent || element.localName),
    orange,
  )
