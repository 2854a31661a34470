import { copy } from '../../content/copy.ts'
import { editions } from '../../content/editions.ts'
import styles from './Gallery.module.scss'

export const galleryId = 'ediciones'

/** Past editions, oldest first. */
export function Gallery() {
  return (
    <section className="wrapper region flow" id={galleryId} tabIndex={-1}>
      <h2>{copy.home.editions.heading}</h2>
      <p className="lede">{copy.home.editions.intro}</p>
      <ol className={styles.list}>
        {editions.map(({ id, title, description, year }) => (
          <li key={id} className={styles.edition}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
