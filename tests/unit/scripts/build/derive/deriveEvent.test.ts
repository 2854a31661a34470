import { expect, it } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { evento } from '../../../../support/evento.ts'

/** The questions of an event with a status. The first one has another answer for after the event. */
const questionsIf = (status: 'cancelled' | 'postponed') =>
  alteredEvent({
    event: (event) => ({ ...event, status: { is: status } }),
    faq: ({ questions: [first, ...others] }) => ({
      questions: [{ ...first!, answer: 'Va incluida.', answerAfter: 'Iba incluida.' }, ...others],
    }),
  }).questions

it('a cancelled event shows the answers for after the event, where it has any', () => {
  const [first, second] = questionsIf('cancelled')
  expect(first?.answer).toEqual(['Iba incluida.'])
  expect(second?.answer).toEqual(evento.questions[1]?.answer)
})

it('a postponed event shows the answers for before the event', () => {
  expect(questionsIf('postponed')[0]?.answer).toEqual(['Va incluida.'])
})

it('an event may have no perks', () => {
  expect(alteredEvent({ perks: () => ({ perks: [] }) }).perks).toEqual([])
})
