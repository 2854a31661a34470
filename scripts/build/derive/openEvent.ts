import type { SiteAddress } from '../../../src/lib/address.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import type { Settings } from '../lib/settings.ts'
import { siteAddressOf } from '../read/siteAddress.ts'
import { deriveEvent } from './deriveEvent.ts'
import { type EventFiles, readEvent } from './readEvent.ts'

/** The event of a command, at the command's moment. */
export type OpenEvent = {
  readonly settings: Settings
  readonly files: EventFiles
  readonly content: SiteContent
  /** The address under which the site will be published. */
  readonly site: SiteAddress
}

/**
 * Reads the event that a command's settings name, and derives its content.
 * @throws ContentMistakes with the mistakes of the first step that finds any
 * @throws Error with one sentence if SITE_URL or BASE_PATH is not valid
 */
export function openEvent(settings: Settings): OpenEvent {
  const files = readEvent(settings.contentFolder)
  const content = deriveEvent(files, settings.now)
  return { settings, files, content, site: siteAddressOf(settings.environment, content.event) }
}
