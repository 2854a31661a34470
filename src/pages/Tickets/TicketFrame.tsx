import { useCallback, useState } from 'react'
import * as copy from 'content:copy'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { emptyFrame, isFilled } from '../../lib/emptyFrame.ts'
import { fill } from '../../lib/texts.ts'
import * as styles from './TicketFrame.module.scss'

/** Fragment of the card, and name of the frame in it. */
const framePlace = 'taquilla'

/** Sandbox rights that a shop needs: its own origin, scripts, forms, and tabs for links; no leaving our page. */
const rights =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The platform's own ticket window, closed until a link loads it into the frame; that needs no script, and the platform
 * gets no request before. As with the map, no script can detect a failure, so advice appears with every opening.
 */
export function TicketFrame({ address }: { readonly address: string }) {
  // Undefined until the app has started: without the app, the keyboard must be able to enter the frame.
  const [asked, setAsked] = useState<boolean>()
  const look = useCallback((element: HTMLIFrameElement | null) => {
    if (element) setAsked(isFilled(element))
  }, [])
  const { heading, text, open, title, missing } = copy.ticketFrame
  return (
    <section id={framePlace} className={styles.root} data-tone="day" tabIndex={-1}>
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
          // An empty frame would be a useless stop for the keyboard.
          tabIndex={asked === false ? -1 : undefined}
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      </div>
    </section>
  )
}

/** The link that opens the frame, on the ticket's stub. */
export function WayToFrame() {
  return <a href={`#${framePlace}`}>{copy.ticketFrame.here}</a>
}
