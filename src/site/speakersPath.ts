import { pages } from 'content:pages'

/** The path of the speakers' own page; false if the event has none: the programme names them too. */
export const speakersPath = __USES__.pages.speakers && pages.speakers.path
