import { Link } from 'react-router-dom'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { perks } from '../../content/perks.ts'
import { say } from '../../layouts/site.ts'
import { usePageHead } from '../../layouts/usePageHead.ts'
import styles from './Tickets.module.scss'

export function Tickets() {
  usePageHead('tickets')
  const { tickets } = copy
  return (
    <>
      <PageHeader heading={pages.tickets.heading} intro={pages.tickets.intro}>
        <p className={styles.warning}>
          <strong>{tickets.warning}.</strong> {tickets.warningText}
        </p>
      </PageHeader>
      <section className="wrapper region flow">
        <div className={styles.widget}>
          <h2>{tickets.widget.heading}</h2>
          <p>{say(tickets.widget.text)}</p>
        </div>
        <p>
          <ExternalLink className="button" href={event.ticketUrl} note={copy.layout.newTab}>
            {say(tickets.buy)}
          </ExternalLink>
        </p>
      </section>
      <section className="wrapper region flow">
        <h2>{tickets.perks.heading}</h2>
        <PerkList perks={perks} />
        <p>
          {tickets.faq.text} <Link to={pages.faq.path}>{tickets.faq.link}</Link>
        </p>
      </section>
    </>
  )
}
