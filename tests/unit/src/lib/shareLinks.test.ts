import { expect, it } from 'vitest'
import { shareLinks, shareMailUrl } from '../../../../src/lib/shareLinks.ts'

const text = '¿Vienes? 50 % y «+1» & más'
const url = 'https://ejemplo.org/a?b=1&c=2#d'

/** The values in the query of an address. */
const queryValuesOf = (address: string) => [...new URL(address).searchParams.values()]

it('links for sharing keep the signs of text and address: WhatsApp has both, LinkedIn the address', () => {
  const [whatsApp, linkedIn, ...others] = shareLinks({ text, url })
  expect(queryValuesOf(whatsApp!.href)).toEqual([`${text} ${url}`])
  expect(queryValuesOf(linkedIn!.href)).toEqual([url])
  expect(others).toEqual([])
})

it('the mail for sharing has the text as its subject and the address as its text, with their signs', () => {
  expect(queryValuesOf(shareMailUrl({ text, url }))).toEqual([text, url])
})
