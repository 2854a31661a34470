import { useCallback, useState } from 'react'
import * as copy from 'content:copy'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { emptyFrame, isFilled } from '../../lib/emptyFrame.ts'
import { fill } from '../../lib/texts.ts'
import * as styles from './TicketFrame.module.scss'

/** Fragment of the card, and name of the frame in it. */
const framePlace = 'taquilla'

/** What a shop needs: its own origin and scripts, forms, and tabs for its links; no way to lead our page away. */
const rights =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The platform's own ticket window, shut until a link loads it into the frame: nobody else is asked before, and it needs
 * no script. As with the map, nothing can tell that it has failed: what to do then is said once it was asked for.
 */
export function TicketFrame({ address }: { readonly address: string }) {
  // Unknown until the app has started: without it the keyboard has to get into the frame too.
  const [asked, setAsked] = useState<boolean>()
  const look = useCallback((element: HTMLIFrameElement | null) => {
    if (element) setAsked(isFilled(element))
  }, [])
  const { heading, text, open, title, missing } = copy.ticketFrame
  return (
    <section id={framePlace} className={styles.root}>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{fill(text, { servidor: new URL(address).host })}</p>
        <p>
          <a className="button" href={address} target={framePlace} onClick={() => setAsked(true)}>
            {open}
          </a>
        </p>
        {asked && <p>{missing}</p>}
      </div>
      <div className={styles.window}>
        <Azulejo
          art={repeat(
            framePlace,
            { columns: 8, rows: 8 },
            { motif: 'onda', palettes: ['trono', 'patio'] },
          )}
          className={styles.shutter}
        />
        <iframe
          ref={look}
          src={emptyFrame}
          name={framePlace}
          data-open={asked}
          sandbox={rights}
          title={title}
          // Empty, it would be in the keyboard's way.
          tabIndex={asked === false ? -1 : undefined}
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      </div>
    </section>
  )
}

/** The way to it, from the placeholder in the ticket's stub. */
export function WayToFrame() {
  return (
    <a className={styles.here} href={`#${framePlace}`}>
      {copy.ticketFrame.here}
    </a>
  )
}
