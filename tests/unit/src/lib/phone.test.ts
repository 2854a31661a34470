// Organisers write phone numbers in many forms. Each number is read as the international form ("+34600000000"), and shown in
// groups of digits.
import { expect, it } from 'vitest'
import { readPhone, shownPhone } from '../../../../src/lib/phone.ts'

it.each([
  ['600 000 000', '+34600000000', '600 000 000'],
  ['600000000', '+34600000000', '600 000 000'],
  ['954-12-34-56', '+34954123456', '954 123 456'],
  ['600.000.000', '+34600000000', '600 000 000'],
  ['600\u00A0000\u202F000', '+34600000000', '600 000 000'],
  ['+34 600 000 000', '+34600000000', '600 000 000'],
  ['0034 600 000 000', '+34600000000', '600 000 000'],
  ['+351 912 345 678', '+351912345678', '+351 912 345 678'],
  ['00351912345678', '+351912345678', '+351 912 345 678'],
  ['+33 6 12 34 56 78', '+33612345678', '+33 612 345 678'],
])('%s is read as %s and shown as %s', (written, read, shown) => {
  expect(readPhone(written)).toBe(read)
  expect(shownPhone(read)).toBe(shown)
})

it.each([
  '34 600 000 000',
  '500 000 000',
  '60 000 000',
  '6000000000',
  '+34 500 000 000',
  '+34 600 000',
  '+0 600 000 000',
  '+1234567890123456',
  'seiscientos',
  '',
])('"%s" is not a phone number', (written) => {
  expect(readPhone(written)).toBeNull()
})
