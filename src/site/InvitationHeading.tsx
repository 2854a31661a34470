import * as copy from 'content/copy.ts'
import { programmeCall } from 'content/values.ts'
import { saleStages } from '../event/moment.ts'
import { SaleText, useSale } from './Sale/SaleText.tsx'
import { TimedText } from './TimedText.tsx'

/**
 * The heading beside the ticket button at the end of a page: "¿Te vienes?" (Are you coming?). It differs once tickets are sold
 * out or the sale is closed, if the event is called off, and after the event.
 */
export function InvitationHeading() {
  const { endsInvitations } = saleStages[useSale().name]
  return (
    <h2 className="off-paper">
      <TimedText after={copy.programme.actionsAfter}>
        {endsInvitations ? <SaleText of="heading" /> : programmeCall}
      </TimedText>
    </h2>
  )
}
