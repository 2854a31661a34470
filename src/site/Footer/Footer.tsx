import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { accessAddress, event, legalLinks, pages } from 'content/values.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { MailLink } from '../MailLink/MailLink.tsx'
import { ariaCurrentOf } from '../../lib/address.ts'
import { fill } from '../../lib/texts.ts'
import * as styles from './Footer.module.scss'

/** Name, date, help, and the links to access and to legal texts. On every page they are in the same order (WCAG 3.2.6). */
export function Footer() {
  const location = useLocation()
  const isHome = ariaCurrentOf(pages.home.path, location) === 'page'
  return (
    <footer className="off-paper" data-tone="night">
      {/* The home page already has tiles at its end. */}
      {!isHome && <Frieze path={location.pathname} />}
      <div className={`wrapper ${styles.content}`}>
        <div>
          <p className={styles.name} translate="no">
            {facts.evento}
          </p>
          <p>{copy.layout.footerCall}</p>
          {event.organizer && (
            <p>{fill(copy.layout.organizer, { organizador: event.organizer })}</p>
          )}
        </div>
        <div className={styles.ways}>
          {event.email && (
            <p>
              {`${copy.layout.help} `}
              <MailLink />
            </p>
          )}
          <div className="cluster">
            {accessAddress && (
              <p>
                <Link to={accessAddress}>{copy.access.heading}</Link>
              </p>
            )}
            {legalLinks[0] && <LegalLinks />}
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A row of 24 tiles, of which a phone shows eight (Footer.module.scss). Each page has different tiles. */
function Frieze({ path }: { readonly path: string }) {
  // A slash at the end of the path does not change the tiles.
  const page = path.replace(/\/$/, '')
  const art = useMemo(() => mosaic({ columns: 24, rows: 1 }, { seed: `pie ${page}` }), [page])
  return <Azulejo art={art} className={styles.frieze} />
}

const LegalLinks = () => (
  <nav aria-label={copy.layout.legalNavigation}>
    <ul className="cluster">
      {legalLinks.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
