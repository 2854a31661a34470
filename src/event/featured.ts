import { itemsOf, talksOf } from './agenda.ts'
import type { SiteContent } from './model.ts'

/** Speakers on the home page, which leads to the others. */
const most = 10

/** The speakers of the home page with the titles of their talks, without what only their own page shows. */
export const featuredOf = ({ speakers, programme }: Pick<SiteContent, 'speakers' | 'programme'>) =>
  Object.entries(speakers)
    .slice(0, most)
    .map(([id, { name, role }]) => {
      const talks = talksOf(id, itemsOf(programme)).map(({ talk }) => talk.talk)
      return { id, name, role, talks }
    })
