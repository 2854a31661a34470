// An event may leave things out. These tests say which, and what is then a mistake in another file.
// tests/mistakes.yaml has the rules about single values.
import { expect, it } from 'vitest'
import {
  alteredEvent,
  type Changes,
  alteredFolder,
  mistakesOf,
  withField,
} from '../../../../support/alteredEvent.ts'

it('in a free event without `ticketUrl` a link to the shop is a mistake', () => {
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
  pages: ({ pages: { sponsorship: _, ...pages }, ...others }) => ({ ...others, pages }),
}

it.each([
  ['the menu', /la página «sponsorship» no está en «pages»/],
  ['a text', /el enlace «quien patrocina» va a «sponsorship», que no existe/],
])('a link of %s to a page that is left out is a mistake', (_, problem) => {
  expect(() => alteredEvent(withoutSponsorship)).toThrow(problem)
})

/** Leaves out the page "tickets". Leaves out "faq" and all questions, too, because one of them links to the shop. */
const withoutTicketsAndFaq: Changes = {
  pages: ({ pages: { tickets: _, faq: __, ...pages }, navigation, ...others }) => ({
    ...others,
    pages,
    navigation: navigation.filter(({ page }) => page !== 'faq' && page !== 'tickets'),
  }),
  faq: () => ({ questions: [] }),
}

it('an event that sells tickets needs the page of tickets', () => {
  expect(() => alteredEvent(withoutTicketsAndFaq)).toThrow('la página «tickets» solo puede faltar')
})

it('a free event without `ticketUrl` needs no page of tickets', () => {
  const { pages } = alteredEvent({
    ...withoutTicketsAndFaq,
    event: ({ ticketUrl: _, ticketPlatform: __, ...event }) => ({
      ...event,
      tickets: { free: true },
    }),
  })
  expect(pages).not.toHaveProperty('tickets')
})

it('the page of questions needs at least one question', () => {
  expect(() => alteredEvent({ faq: () => ({ questions: [] }) })).toThrow('falta alguna pregunta')
})
