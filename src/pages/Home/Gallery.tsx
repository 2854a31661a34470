import * as copy from 'content/copy.ts'
import { editions } from 'content/values.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './Gallery.module.scss'

/** Index of the last edition. It is at least 1, so that nothing is divided by 0. */
const lastIndex = Math.max(1, editions.length - 1)

/** The mosaic of an edition. All have the same seed. The density grows from 0 for the first edition to 1 for the last one. */
const artOf = (index: number) =>
  mosaic({ columns: 5, rows: 3 }, { seed: fragments.editions, density: index / lastIndex })

/** Past editions, oldest first. The mosaic gets fuller from edition to edition. */
export function Gallery() {
  const { heading, intro } = copy.home.editions
  return (
    <section className="wrapper region flow" id={fragments.editions} tabIndex={-1}>
      <h2 className="headline">{heading}</h2>
      {intro && <p className="lede">{intro}</p>}
      <ol className={styles.list}>
        {editions.map(({ id, title, description, year, photo, url }, index) => (
          <li key={id} className="stack">
            <FramedPhoto
              photo={photo}
              place="gallery"
              tiles={<Azulejo art={artOf(index)} className={styles.picture} />}
            />
            <p className={`display ${styles.year}`}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
