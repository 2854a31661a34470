import { Link } from 'react-router-dom'
import { speakerHead, speakerImages, speakers } from 'content/values.ts'
import { useHeadOf } from '../../site/usePageHead.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { itemId } from '../../event/agenda.ts'
import { speakerPath, speakerTitle } from '../../event/names.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { fill } from '../../lib/texts.ts'
import { listed } from '../../lib/locale.ts'
import { ShareMenu } from '../../site/ShareMenu/ShareMenu.tsx'
import { pageOf, site } from '../../site/site.ts'
import { EventOverLabel } from '../../site/EventOverLabel/EventOverLabel.tsx'
import * as styles from './Speaker.module.scss'
import { toneOf } from './bandTones.ts'
import { SpeakerBand, talksBy } from './SpeakerBand.tsx'
import { NextSteps } from './NextSteps.tsx'

/**
 * Makes the page component of a speaker. The canonical address is that of the speaker's page, and not that of the page of all
 * speakers. Facebook takes the preview from `og:url`, and Mastodon stores it by the canonical address. So with one address for
 * all speakers, all would have the same preview.
 */
export function speakerPage(id: string) {
  const { name, role } = lookUp(speakers, id)
  const path = speakerPath(id, pageOf('speakers'))
  const talks = talksBy(id)
  const talkTitles = talks.map(({ talk }) => talk.title)
  const shareTitle = speakerTitle(name, talkTitles.join(' · ') || role)
  // `untitled` is the description for a speaker without a talk.
  const description = talks[0] ? speakerHead.description : speakerHead.untitled
  const head = {
    title: fill(speakerHead.title, { persona: name }),
    shareTitle,
    description: fill(description, {
      cargo: role,
      charlas: listed(talkTitles.map((title) => `«${title}»`)),
    }),
    path,
    image: speakerImages[id],
  }
  return function SpeakerPage() {
    useHeadOf(head)
    return (
      <>
        <EventOverLabel band />
        <header>
          <SpeakerBand id={id}>
            <ShareMenu shared={{ url: absoluteUrl(path, site), text: shareTitle }} what={name} />
          </SpeakerBand>
        </header>
        <Others of={id} />
        <NextSteps fragment={talks[0] && `#${itemId(talks[0].item)}`} />
      </>
    )
  }
}

/** The largest number of other speakers to which a speaker's page links. On a wide screen so many share a row. */
const mostOthers = 4

/**
 * Links to the page of all speakers, and to the next speakers. After the last speaker of the event the first one follows.
 * Empty if the event has a single speaker.
 */
function Others({ of }: { readonly of: string }) {
  const ids = Object.keys(speakers)
  const position = ids.indexOf(of)
  const others = [...ids.slice(position + 1), ...ids.slice(0, position)].slice(0, mostOthers)
  if (others.length === 0) return null
  return (
    <nav className="off-paper" aria-labelledby={fragments.speakersIndex}>
      <h2 className={styles.heading} id={fragments.speakersIndex}>
        <Link to={pageOf('speakers').path}>{pageOf('speakers').heading}</Link>
      </h2>
      <ul className={styles.others}>
        {others.map((id) => (
          <li key={id} data-tone={toneOf(id)}>
            <Azulejo art={repeat({ columns: 2, rows: 2 }, { seed: id })} />
            <Link
              className="display name-link covering"
              to={speakerPath(id, pageOf('speakers'))}
              translate="no"
            >
              {lookUp(speakers, id).name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
