import { expect, it } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { testEvent } from '../../../../support/evento.ts'

/** The questions of an event with a status. Only the first question has two answers, for before and after the event. */
const questionsWithStatus = (status: 'cancelled' | 'postponed') =>
  alteredEvent({
    event: (event) => ({ ...event, status: { is: status } }),
    faq: ({ questions: [first, ...others] }) => ({
      questions: [{ ...first!, answer: 'Va incluida.', answerAfter: 'Iba incluida.' }, ...others],
    }),
  }).questions

it('a cancelled event shows the answer for after the event, or the only answer if a question has just one', () => {
  const [withTwoAnswers, withOneAnswer] = questionsWithStatus('cancelled')
  expect(withTwoAnswers?.answer).toEqual(['Iba incluida.'])
  expect(withOneAnswer?.answer).toEqual(testEvent.questions[1]?.answer)
})

it('a postponed event shows the answer for before the event', () => {
  const [withTwoAnswers] = questionsWithStatus('postponed')
  expect(withTwoAnswers?.answer).toEqual(['Va incluida.'])
})

it('an event may have no perks', () => {
  expect(alteredEvent({ perks: () => ({ perks: [] }) }).perks).toEqual([])
})
