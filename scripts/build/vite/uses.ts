import type { SiteContent } from '../../../src/event/reading/siteContent.ts'

// What only some events use: script and styles of others hold no code for it.

/** Whether a talk has several speakers, a description or the title of its item, or an item has no description. */
export const hasTalkDetails = ({ programme }: SiteContent): boolean =>
  programme
    .flatMap(({ items }) => items)
    .some(({ title, description, talks = [] }) => {
      const isMore = talks.some((one) => one.people ?? one.description ?? one.talk === title)
      return isMore || !description
    })

export const hasSpeakerLinks = ({ speakers }: SiteContent): boolean =>
  Object.values(speakers).some(({ links }) => links)
