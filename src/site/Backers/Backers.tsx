import * as copy from 'content/copy.ts'
import { backers } from 'content/values.ts'
import { publicPath } from '../../lib/address.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { site } from '../site.ts'
import * as styles from './Backers.module.scss'

/** Index of the third level. This level and all levels after it have the smallest logos (Backers.module.scss). */
const smallestLevel = 2

/** The sponsors, level by level. No class or file has "sponsor" in its name, because ad blockers would hide the element. */
export function Backers() {
  if (backers.length === 0) return null
  return (
    <section className={`wrapper region ${styles.root}`}>
      <h2 className="headline">{copy.backers.heading}</h2>
      {backers.map(({ title, sponsors }, level) => (
        <div key={title} className={styles.level} data-level={Math.min(level, smallestLevel)}>
          <h3>{title}</h3>
          <ul className={styles.list}>
            {sponsors.map(({ name, url, logo }) => (
              <li key={name}>
                {/* The logo, or the name, on a background that is the same in both colour schemes. */}
                <ExternalLink href={url} className={`card ${styles.plate}`}>
                  {logo ? (
                    <img
                      loading="lazy"
                      decoding="async"
                      alt={name}
                      data-ground={logo.ground}
                      width={logo.width}
                      height={logo.height}
                      src={publicPath(logo.path, site)}
                    />
                  ) : (
                    <span className={styles.name}>{name}</span>
                  )}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
