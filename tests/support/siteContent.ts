import { deriveEvent } from '../../scripts/build/derive/deriveEvent.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { builtAt } from './eventoMoment.ts'

/**
 * Reads the event of a folder.
 * @param now the moment of the build, in milliseconds since 1970. By default it is that of the tests' event
 * @throws ContentMistakes if the content has mistakes
 */
export const readSiteContent = (folder: string, now = builtAt): SiteContent =>
  deriveEvent(readEvent(folder), now)
