// Parts that an event may leave out, and the mistakes in other files that follow from that.
// tests/mistakes.yaml has the rules about single values.
import { expect, it } from 'vitest'
import {
  alteredEvent,
  type Changes,
  alteredFolder,
  mistakesOf,
  withField,
} from '../../../../support/alteredEvent.ts'

it('a link to the shop is a mistake in a free event without `ticketUrl`', () => {
  const free = withField('event.yaml', 'tickets', '{ free: true }')
  const withoutTicketUrl = withField('event.yaml', 'ticketUrl', '')
  const withoutTicketPlatform = withField('event.yaml', 'ticketPlatform', '')
  const folder = alteredFolder(free, withoutTicketUrl, withoutTicketPlatform)
  // faq.yaml has an answer with a link to the shop.
  expect(mistakesOf(folder)).toMatchObject([
    { file: 'faq.yaml', problem: expect.stringContaining('«shop», que no existe') },
  ])
})

const withoutSponsorship: Changes = {
  pages(file) {
    const { sponsorship: _, ...otherPages } = file.pages
    return { ...file, pages: otherPages }
  },
}

it.each([
  ['the menu', /la página «sponsorship» no está en «pages»/],
  ['a text', /el enlace «quien patrocina» va a «sponsorship», que no existe/],
])('a link of %s to a page that is left out is a mistake', (_, problem) => {
  expect(() => alteredEvent(withoutSponsorship)).toThrow(problem)
})

/** Leaves out the page "tickets", and also the page "faq" and all questions, because one of them links to the shop. */
const withoutTicketsAndFaq: Changes = {
  pages(file) {
    const { tickets: _, faq: __, ...otherPages } = file.pages
    const navigation = file.navigation.filter(({ page }) => page !== 'faq' && page !== 'tickets')
    return { ...file, pages: otherPages, navigation }
  },
  faq: () => ({ questions: [] }),
}

it('an event that sells tickets needs the page "tickets"', () => {
  expect(() => alteredEvent(withoutTicketsAndFaq)).toThrow('la página «tickets» solo puede faltar')
})

it('a free event without `ticketUrl` may leave out the page "tickets"', () => {
  const { pages } = alteredEvent({
    ...withoutTicketsAndFaq,
    event: ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
      ...event,
      tickets: { free: true },
    }),
  })
  expect(pages).not.toHaveProperty('tickets')
})

it('the page "faq" needs at least one question', () => {
  expect(() => alteredEvent({ faq: () => ({ questions: [] }) })).toThrow('falta alguna pregunta')
})
