/** A Spanish number without prefix: nine digits, of which the first is 6 to 9, such as "600111222". */
const spanish = /^[6-9]\d{8}$/

/** An international number, from 8 digits to the 15 of ITU-T E.164: "+351912345678". */
const international = /^\+[1-9]\d{7,14}$/

const spain = '+34'

/**
 * Reads a phone number in its international form: "600 111 222" and "0034 600 111 222" → "+34600111222".
 * @returns null if it is neither a Spanish number nor an international one
 */
export function readPhone(written: string): string | null {
  // Removes spaces, full stops and hyphens. "00" before the country is another way to write "+".
  const digits = written.replace(/[\p{Zs}.-]/gu, '').replace(/^00/, '+')
  if (spanish.test(digits)) return spain + digits
  if (digits.startsWith(spain)) return spanish.test(digits.slice(spain.length)) ? digits : null
  return international.test(digits) ? digits : null
}

/** Turns a number in international form into what people in Spain read: "600 111 222", "+351 912 345 678". */
export function shownPhone(phone: string): string {
  const national = phone.startsWith(spain) ? phone.slice(spain.length) : phone
  // Spaces between groups of three digits, counted from the end.
  return national.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' ')
}
