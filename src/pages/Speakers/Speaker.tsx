import { Link } from 'react-router-dom'
import { speakerHead, speakerImages as images, speakers } from 'content/values.ts'
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
import { SpeakerBand, talksBy, toneOf } from './SpeakerBand.tsx'
import { WayOn } from './WayOn.tsx'

/**
 * Makes the page component of a speaker. The page is its own canonical address. Facebook takes the preview from `og:url`,
 * and Mastodon stores it by the canonical address: with the list's address it showed one speaker for all.
 */
export function speakerPage(id: string) {
  const { name, role } = lookUp(speakers, id)
  const path = speakerPath(id, pageOf('speakers'))
  const given = talksBy(id)
  const title = speakerTitle(name, given.map(({ talk }) => talk.title).join(' · ') || role)
  const head = {
    title: fill(speakerHead.title, { persona: name }),
    shareTitle: title,
    description: fill(speakerHead[given[0] ? 'description' : 'untitled'], {
      cargo: role,
      charlas: listed(given.map(({ talk }) => `«${talk.title}»`)),
    }),
    path,
    image: images[id],
  }
  return function SpeakerPage() {
    useHeadOf(head)
    return (
      <>
        <EventOverLabel band />
        <header>
          <SpeakerBand id={id}>
            <ShareMenu shared={{ url: absoluteUrl(path, site), text: title }} what={name} />
          </SpeakerBand>
        </header>
        <Others of={id} />
        <WayOn hour={given[0] && `#${itemId(given[0].item)}`} />
      </>
    )
  }
}

/** Most speakers that a speaker's page leads on to. */
const most = 4

/** Links to the next speakers in the order of the list, and to the list. */
function Others({ of }: { readonly of: string }) {
  const ids = Object.keys(speakers)
  const at = ids.indexOf(of) + 1
  const following = [...ids.slice(at), ...ids.slice(0, at - 1)].slice(0, most)
  if (!following[0]) return null
  return (
    <nav className="off-paper" aria-labelledby={fragments.speakersIndex}>
      <h2 className={styles.heading} id={fragments.speakersIndex}>
        <Link to={pageOf('speakers').path}>{pageOf('speakers').heading}</Link>
      </h2>
      <ul className={styles.others}>
        {following.map((id) => (
          <li key={id} data-tone={toneOf(id)}>
            <Azulejo art={repeat(id, { columns: 2, rows: 2 })} />
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
