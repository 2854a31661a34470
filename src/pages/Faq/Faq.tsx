import * as copy from 'content/copy.ts'
import { event, questions, venues } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/faq.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { AccessLists, AskFor } from '../../site/Access/AccessLists.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { MailLink } from '../../site/MailLink/MailLink.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import { TextRuns } from '../../site/TextRuns.tsx'
import { directionsUrl } from '../../lib/maps.ts'
import { accessQuestion } from '../../lib/reservedNames.ts'
import { TimedText } from '../../site/TimedText.tsx'
import { isForPaper } from '../../browser/printing.ts'
import { toggleInPlace } from '../../browser/toggleInPlace.ts'
import * as styles from './Faq.module.scss'
import type { Question } from '../../event/model.ts'

/** The tiles beside the questions. */
const wall = repeat({ columns: 2, rows: 10 }, { seed: 'faq', motif: 'arcos', palettes: ['alba'] })

/**
 * Puts the fragment of an answer into the address bar when the answer opens, so that the visitor can share its address. Answers
 * that open only for printing do not count. The state of the history entry stays the same, because the router needs it.
 */
function showOpenedInAddress(details: HTMLDetailsElement, id: string) {
  if (details.open && !isForPaper(details)) history.replaceState(history.state, '', `#${id}`)
}

/**
 * The page of questions. The router needs the name `Component` (src/routes.tsx).
 *
 * The questions are native disclosures with the same name, so the browser keeps at most one of them open, with or without
 * script.
 *
 * A `<summary>` contains no heading. With a heading in it, Orca would not say that a question is closed. VoiceOver would not
 * list the headings anyway, because it reads a button as one text.
 *
 * The fragment of a question is the id of its answer. It is not on the disclosure, because browsers open a disclosure only for
 * a target inside of it. The answer then gets the focus. The name of the answer is the question, so screen readers say it.
 */
export function Component() {
  return (
    <InnerPage page="faq" backdrop={cutOut}>
      <div className={styles.sides}>
        <div className={`wrapper region flow ${styles.layout}`}>
          <div>
            {questions.map((question) => (
              <QuestionAndAnswer key={question.id} {...question} />
            ))}
          </div>
          {event.email && (
            <p className="lede">
              {copy.faq.more} <MailLink />
            </p>
          )}
        </div>
        <Azulejo art={wall} className={`off-paper ${styles.wall}`} />
      </div>
    </InnerPage>
  )
}

/** The id of the element with the question's text. The answer has the id without the prefix. */
const questionId = (id: string) => `P-${id}`

const QuestionAndAnswer = ({ id, question, answer, answerAfter }: Question) => (
  <details
    className={styles.question}
    name="preguntas"
    onToggle={({ currentTarget }) => showOpenedInAddress(currentTarget, id)}
  >
    <summary className={styles.summary} onClick={toggleInPlace}>
      <span className={`display ${styles.heading}`} id={questionId(id)}>
        {question}
      </span>
    </summary>
    <div
      className={`flow ${styles.answer}`}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={questionId(id)}
    >
      <p>
        <TimedText after={answerAfter && <TextRuns runs={answerAfter} />}>
          <TextRuns runs={answer} />
        </TimedText>
      </p>
      {id === accessQuestion && venuesWithAccess.length > 0 && <AccessAnswer />}
    </div>
  </details>
)

/** Venues with access lists. */
const venuesWithAccess = Object.values(venues).filter(({ accessLists }) => accessLists.length > 0)

/** The second part of the answer about access: the lists of each venue, directions, and whom to ask. */
const AccessAnswer = () => (
  <>
    <div className="grid">
      {venuesWithAccess.map((venue) => (
        <div key={venue.name}>
          <p translate="no">
            <strong>{venue.name}</strong>
          </p>
          <AccessLists lists={venue.accessLists} />
          <p>
            <ExternalLink href={directionsUrl(venue)}>{venue.directions}</ExternalLink>
          </p>
        </div>
      ))}
    </div>
    <AskFor />
  </>
)
