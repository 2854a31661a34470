import { pages } from 'content:pages'
import { absoluteUrl } from '../lib/address.ts'
import { speakerPath, speakerTitle } from '../event/names.ts'
import { ShareMenu } from './ShareMenu/ShareMenu.tsx'
import { site } from './site.ts'
import type { PageId, Speaker } from '../content/schema.ts'

/** Shares a page of the site with its own address and share title. */
export function SharePage({ page }: { readonly page: PageId }) {
  const { path, shareTitle } = pages[page]
  return <ShareMenu shared={{ url: absoluteUrl(path, site), text: shareTitle }} />
}

type SpeakerProps = {
  readonly id: string
  readonly speaker: Speaker
  readonly talks: readonly string[]
}

/** Shares a speaker by the small page that has the speaker's own preview. */
export function ShareSpeaker({ id, speaker, talks }: SpeakerProps) {
  const url = absoluteUrl(speakerPath(id, pages.speakers), site)
  const text = speakerTitle(speaker, talks)
  return <ShareMenu shared={{ url, text }} what={speaker.name} />
}
