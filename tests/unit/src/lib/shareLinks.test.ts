import { expect, it } from 'vitest'
import { shareLinks, shareMailUrl } from '../../../../src/lib/shareLinks.ts'

const text = '¿Vienes? 50 % y «+1» & más'
const url = 'https://ejemplo.org/a?b=1&c=2#d'

/** The values in the query of an address. */
const queryValuesOf = (address: string) => [...new URL(address).searchParams.values()]

it('the link to WhatsApp has text and address, and the link to LinkedIn the address, with all their characters', () => {
  const [whatsApp, linkedIn, ...others] = shareLinks({ text, url })
  expect(queryValuesOf(whatsApp!.href)).toEqual([`${text} ${url}`])
  expect(queryValuesOf(linkedIn!.href)).toEqual([url])
  expect(others).toEqual([])
})

it('the e-mail for sharing has the text as its subject and the address as its body, with all their characters', () => {
  const [subject, body] = queryValuesOf(shareMailUrl({ text, url }))
  expect(subject).toBe(text)
  expect(body).toBe(url)
})
