import type { SiteContent } from '../../event/siteContent.ts'

/** Speakers on the home page, which leads to the others. */
const most = 10

/** The speakers of the home page, without what only their own page shows. */
export const featuredOf = ({ speakers }: Pick<SiteContent, 'speakers'>) =>
  Object.entries(speakers)
    .slice(0, most)
    .map(([id, { name, role }]) => ({ id, name, role }))
