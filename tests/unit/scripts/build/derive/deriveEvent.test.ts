import { expect, it } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { testEvent } from '../../../../support/evento.ts'

/** The questions of an event with a status. Only the first question has another answer for the time after the event. */
const questionsWithStatus = (status: 'cancelled' | 'postponed') =>
  alteredEvent({
    event: (event) => ({ ...event, status: { is: status } }),
    faq: ({ questions: [first, ...others] }) => ({
      questions: [{ ...first!, answer: 'Va incluida.', answerAfter: 'Iba incluida.' }, ...others],
    }),
  }).questions

it('a cancelled event shows the answers for the time after the event, and otherwise the only answer', () => {
  const [first, second] = questionsWithStatus('cancelled')
  expect(first?.answer).toEqual(['Iba incluida.'])
  expect(second?.answer).toEqual(testEvent.questions[1]?.answer)
})

it('a postponed event shows the answers for the time before the event', () => {
  expect(questionsWithStatus('postponed')[0]?.answer).toEqual(['Va incluida.'])
})

it('an event may have no perks', () => {
  expect(alteredEvent({ perks: () => ({ perks: [] }) }).perks).toEqual([])
})
