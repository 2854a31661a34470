import type { PublishedNotice } from '../../src/lib/notice.ts'
import type { SiteContent } from '../content/site-content.ts'

/**
 * The notice for pages that browsers keep: `null` if there is none now.
 * @param _site unused, as every output is made of content and address
 * @param now milliseconds since 1970: since when a notice holds that does not say so itself
 */
export function noticeJson({ state }: SiteContent, _site: unknown, now = Date.now()): string {
  const { text, ...times } = state.notice ?? {}
  const notice: PublishedNotice | null =
    text === undefined ? null : { text, since: times.from ?? new Date(now).toISOString(), ...times }
  return JSON.stringify(notice)
}
