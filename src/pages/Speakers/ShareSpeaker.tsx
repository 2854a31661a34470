import type { Speaker } from '../../content/schema.ts'
import { speakerPath } from '../../event/names.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { ShareMenu } from '../../site/ShareMenu/ShareMenu.tsx'
import { pageOf, site } from '../../site/site.ts'
import type { GivenTalks } from './talks.ts'

/** Title of a speaker's link preview: name and talks, or name and role. */
export const speakerTitle = ({ name, role }: Speaker, given: GivenTalks): string =>
  `${name}: ${given.map(({ talk }) => talk.talk).join(' · ') || role}`

type Props = {
  readonly id: string
  readonly speaker: Speaker
  readonly given: GivenTalks
}

/** Shares a speaker by the speaker's own page. */
export function ShareSpeaker({ id, speaker, given }: Props) {
  const url = absoluteUrl(speakerPath(id, pageOf('speakers')), site)
  return <ShareMenu shared={{ url, text: speakerTitle(speaker, given) }} what={speaker.name} />
}
