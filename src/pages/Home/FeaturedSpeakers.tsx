import { Link } from 'react-router-dom'
import { SpeakerCard } from '../../components/SpeakerCard/SpeakerCard.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { speakers } from '../../content/speakers.ts'
import styles from './FeaturedSpeakers.module.scss'

export function FeaturedSpeakers() {
  return (
    <section className="wrapper region flow">
      <h2>{copy.home.speakers.heading}</h2>
      <p className="lede">{copy.home.speakers.intro}</p>
      <ul className={styles.list}>
        {Object.entries(speakers).map(([id, { name, role }]) => (
          <li key={id}>
            <SpeakerCard speaker={{ name, role }} headingLevel={3} portrait={null} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={pages.speakers.path}>{copy.home.speakers.link}</Link>
      </p>
    </section>
  )
}
