import { Link } from 'react-router-dom'
import { mosaic } from '../../azulejo/mosaic.ts'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { perks } from '../../content/perks.ts'
import { programme } from '../../content/programme.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { say, site } from '../../site/site.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import { publicPath } from '../../lib/address.ts'
import { agendaMarks } from '../../lib/agenda.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { programmePdfName } from '../../lib/programmeFile.ts'
import * as styles from './Programme.module.scss'
import { ProgrammePart } from './ProgrammePart.tsx'

const wall = mosaic(pages.programme.path, { columns: 16, rows: 1 })

const pdfSize =
  __PROGRAMME_BYTES__ &&
  say(copy.programme.downloadSize, { kilobytes: String(Math.round(__PROGRAMME_BYTES__ / 1000)) })

export function Programme() {
  return (
    <InnerPage page="programme" art={wall} artPlace="band">
      <Agenda />
      <Actions />
    </InnerPage>
  )
}

function Agenda() {
  const now = usePresentMinute(event.timeZone)
  const items = [...programme.morning.items, ...programme.night.items]
  const marks = now === null ? undefined : agendaMarks(items, event, now)
  return (
    <>
      <ProgrammePart part={programme.morning} tone="day" marks={marks} />
      <ProgrammePart part={programme.night} tone="night" marks={marks}>
        <h3 className={styles.perks}>{copy.programme.perks.heading}</h3>
        <PerkList perks={perks} />
      </ProgrammePart>
    </>
  )
}

function Actions() {
  return (
    <section className={`wrapper region columns ${styles.actions}`}>
      <h2>{copy.programme.actions}</h2>
      <div className="flow">
        <div className="cluster" data-align="start">
          <Link className="button" data-variant="buy" to={pages.tickets.path}>
            {copy.layout.buy}
          </Link>
          <a
            className="button"
            data-variant="quiet"
            href={publicPath(programmePdfName(event), site)}
            download
          >
            {copy.programme.download} {pdfSize}
          </a>
          <AddToCalendar />
          <SharePage page="programme" />
        </div>
        <p>{copy.programme.note}</p>
      </div>
    </section>
  )
}
