import * as copy from 'content/copy.ts'
import { calendars, event, perks, programme, programmeNote } from 'content/values.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import { InvitationHeading } from '../../site/InvitationHeading.tsx'
import { WhatIsOn } from '../../site/WhatIsOn/WhatIsOn.tsx'
import { itemStatuses, itemsOf } from '../../event/agenda.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import * as styles from './Programme.module.scss'
import { DayBand } from './DayBand.tsx'
import { ProgrammePart, skyOf } from './ProgrammePart.tsx'

/** The tones of the parts, without duplicates. */
const tones = [...new Set(programme.map(({ tone }) => tone))]

/** The backdrop of the head: a sun if a part has the tone "day", a star if a part has the tone "night". */
const backdrop = {
  tone: tones[0],
  picture: tones.map((tone) => (
    <div key={tone} className={styles.sky} data-tone={tone}>
      <Azulejo art={skyOf[tone]} />
    </div>
  )),
}

/** The page of the programme. The router needs the name `Component` (src/routes.tsx). */
export function Component() {
  const now = usePresentMinute(event)
  const statuses = now === null ? undefined : itemStatuses(itemsOf(programme), now, event)
  return (
    <InnerPage
      page="programme"
      backdrop={backdrop}
      foot={<DayBand />}
      action={<AddToCalendar inProgramme />}
    >
      <WhatIsOn brief />
      {programme.map((part) => (
        <ProgrammePart key={part.id} part={part} statuses={statuses}>
          {part === programme.at(-1) && perks.length > 0 && (
            <>
              <h2 className={styles.perks}>{copy.programme.perks.heading}</h2>
              <PerkList perks={perks} />
            </>
          )}
        </ProgrammePart>
      ))}
      <section className="wrapper region columns">
        <InvitationHeading />
        <div className="flow">
          <div className={`actions ${styles.actions}`}>
            <TicketLink />{' '}
            <a
              className="button"
              data-variant="quiet"
              href={calendars.pdf.address}
              download={calendars.pdf.name}
            >
              {copy.programme.download}
            </a>
          </div>
          <p>{programmeNote}</p>
        </div>
      </section>
    </InnerPage>
  )
}
