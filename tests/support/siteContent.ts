import { deriveEvent } from '../../scripts/build/derive/deriveEvent.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { builtAt } from './eventoSettings.ts'

/**
 * Reads the event in a folder, and derives what its pages show at a moment.
 * @param now the moment, in milliseconds since 1970. By default the moment at which the site of the tests' event is built
 * @throws ContentMistakes if the content has mistakes
 */
export const readSiteContent = (folder: string, now = builtAt): SiteContent =>
  deriveEvent(readEvent(folder), now)
