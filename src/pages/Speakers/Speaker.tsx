import { Link } from 'react-router-dom'
import { copy, files, pages, speakerImages as images, speakers } from 'content:values'
import { useHeadOf } from '../../app/usePageHead.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { speakerPath } from '../../event/names.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { fill } from '../../lib/texts.ts'
import { listed } from '../../lib/locale.ts'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { pageOf } from '../../site/site.ts'
import { speakerTitle } from './ShareSpeaker.tsx'
import { SpeakerBand } from './SpeakerBand.tsx'
import { talksBy } from './talks.ts'

/**
 * Makes the page component of a speaker. It is its own canonical address, because Facebook takes the preview from
 * `og:url`, and Mastodon files it by the canonical address: with that of all speakers, it showed one of them for each.
 */
export function speakerPage(id: string) {
  const speaker = lookUp(speakers, id)
  const { name, role } = speaker
  const path = speakerPath(id, pageOf('speakers'))
  const given = talksBy(id)
  const head = {
    title: fill(files.speakerPage.title, { persona: name }),
    shareTitle: speakerTitle(speaker, given),
    description: fill(files.speakerPage[given[0] ? 'description' : 'untitled'], {
      cargo: role,
      charlas: listed(given.map(({ talk }) => `«${talk.talk}»`)),
    }),
    path,
    image: images[id],
  }
  return function SpeakerPage() {
    useHeadOf(head)
    return (
      <>
        <PageHeader heading={name} intro={role} long />
        <SpeakerBand id={id} speaker={speaker} alone />
        <div className="wrapper region off-paper">
          <div className="actions">
            <TicketLink />{' '}
            <Link className="button" data-variant="quiet" to={pageOf('speakers').path}>
              {pageOf('speakers').heading}
            </Link>{' '}
            <Link className="button" data-variant="quiet" to={pages.programme.path}>
              {copy.layout.programme}
            </Link>
          </div>
        </div>
      </>
    )
  }
}
