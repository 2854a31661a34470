import { FeatureCard } from '../../components/FeatureCard/FeatureCard.tsx'
import { benefits } from '../../content/benefits.ts'
import { copy } from '../../content/copy.ts'
import styles from './Benefits.module.scss'

export function Benefits() {
  return (
    <section className="wrapper region flow">
      <h2>{copy.home.benefits.heading}</h2>
      <ul className={styles.list}>
        {benefits.map(({ id, title, text }) => (
          <li key={id}>
            <FeatureCard title={title} text={text} emblem={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
