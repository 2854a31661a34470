import { deriveEvent } from '../../scripts/build/derive/deriveEvent.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { builtAt } from './evento-moment.ts'

/**
 * The event of a folder at a moment, in milliseconds since 1970.
 * @throws ContentMistakes if something is wrong
 */
export const readSiteContent = (folder: string, now = builtAt): SiteContent =>
  deriveEvent(readEvent(folder), now)
