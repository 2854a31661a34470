import { publishedAt, readSiteContent } from '../../scripts/derive/loadContent.ts'

/** What src/content holds: the specification's event, or that of whoever publishes a copy. */
export const content = readSiteContent('src/content')

/** Where it is published. */
export const address = publishedAt(process.env, content.event)
