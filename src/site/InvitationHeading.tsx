import * as copy from 'content/copy.ts'
import { programmeCall } from 'content/values.ts'
import { saleStages } from '../event/moment.ts'
import { SaleText, useSale } from './Sale/SaleText.tsx'
import { TimedText } from './TimedText.tsx'

/**
 * The heading beside the ticket button at the end of a page: "¿Te vienes?" (Are you coming?). In a stage that ends the
 * invitations, such as "sold-out", the stage's heading replaces it. After the event a third heading is shown. If the event is
 * called off, `programmeCall` says so.
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
