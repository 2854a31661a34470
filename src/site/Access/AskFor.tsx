import { askFor } from 'content:values'
import { TextWithLinks } from '../TextWithLinks.tsx'

/** Whom to ask for something: below every list of what a venue has for people with a need, until the event is over. */
export const AskFor = () => (
  <p data-when="to-come">
    <TextWithLinks text={askFor} />
  </p>
)
