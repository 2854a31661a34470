import { Link } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { say } from '../../layouts/site.ts'
import styles from './ClosingCall.module.scss'

export function ClosingCall() {
  return (
    <section className={styles.root}>
      <div className="wrapper flow">
        <h2 className={styles.heading}>{copy.home.closing.heading}</h2>
        <p className="lede">{say(copy.home.closing.text)}</p>
        <p>
          <Link className="button" to={pages.tickets.path}>
            {copy.layout.buy}
          </Link>
        </p>
      </div>
    </section>
  )
}
