import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SpeakerCard } from '../../components/SpeakerCard/SpeakerCard.tsx'
import { pages } from '../../content/pages.ts'
import { speakers } from '../../content/speakers.ts'
import { usePageHead } from '../../layouts/usePageHead.ts'
import styles from './Speakers.module.scss'

export function Speakers() {
  usePageHead('speakers')
  return (
    <>
      <PageHeader heading={pages.speakers.heading} intro={pages.speakers.intro} />
      <ul className={`wrapper region ${styles.list}`}>
        {Object.entries(speakers).map(([id, speaker]) => (
          <li key={id}>
            <SpeakerCard id={id} speaker={speaker} headingLevel={2} portrait={null} />
          </li>
        ))}
      </ul>
    </>
  )
}
