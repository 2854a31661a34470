import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import {
  ClickToLoadFrame,
  useFrameRequest,
} from '../../components/ClickToLoadFrame/ClickToLoadFrame.tsx'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { fill } from '../../lib/texts.ts'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './TicketFrame.module.scss'

/** Sandbox permissions that a shop needs: scripts, forms, and new tabs for links. The shop cannot navigate our page. */
const sandboxPermissions = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Features that a purchase needs. The star allows them to all hosts: the frame later shows the page of the buyer's bank. */
const paymentFeatures = 'payment *; publickey-credentials-create *; publickey-credentials-get *'

/**
 * The shop of the ticket platform in a frame. The frame is empty until the visitor presses the button. Then a text also says
 * what to do if the shop does not load.
 */
export function TicketFrame() {
  // The page has this section only if the event has the address (`hasTicketFrame`), so the empty text is never used.
  const { frame: address = '' } = event.tickets ?? {}
  const request = useFrameRequest()
  const { heading, text, open, title, missing } = copy.ticketFrame
  return (
    <section
      id={fragments.ticketFrame}
      className={`card columns off-paper ${styles.root}`}
      data-tone="day"
      tabIndex={-1}
    >
      <div className="flow pad">
        <h2>{heading}</h2>
        <p>{fill(text, { servidor: new URL(address).host })}</p>
        <p>
          <a
            className="button"
            href={address}
            target={fragments.ticketFrame}
            onClick={request.onLinkClick}
          >
            {open}
          </a>
        </p>
        <div role="status">{request.isRequested && <p>{missing}</p>}</div>
      </div>
      <div className={styles.window}>
        <Azulejo
          art={repeat(
            { columns: 8, rows: 8 },
            { seed: fragments.ticketFrame, motif: 'onda', palettes: ['trono', 'patio'] },
          )}
          className={styles.placeholder}
        />
        <ClickToLoadFrame
          request={request}
          name={fragments.ticketFrame}
          sandbox={sandboxPermissions}
          allow={paymentFeatures}
          title={title}
          className={styles.frame}
        />
      </div>
    </section>
  )
}
