import { z } from 'zod'
import { each, oneOf, text, texts } from './formats.ts'

/** What people ask before they come to a venue. */
const features = [
  'stepFree',
  'lift',
  'toilet',
  'seats',
  'companions',
  'paths',
  'loop',
  'captions',
  'interpreter',
  'quietRoom',
  'parking',
] as const

/** Ways of a phone for people who do not speak. */
export const messageWays = ['sms', 'whatsapp'] as const

const answer = oneOf('yes', 'request', 'no')

const answered = z
  .union(
    [answer, z.strictObject({ is: answer, note: text(80) })],
    'yes, request o no, o con una nota: «{ is: yes, note: junto a la puerta B }»',
  )
  .optional()

/** What a venue has, gives on request, or lacks; what is missing is not answered yet. */
export const access = z.strictObject(each(features, answered))

/** What pages say of access. */
export const accessLabels = texts('heading', 'link', 'ask', 'until', 'call').extend({
  /** Before the ways to write to the phone, and their names. */
  takes: texts('label', ...messageWays),
})

/** The words above the list of each answer, and names of the features in it. */
export const accessWords = texts('yes', 'request', 'no').extend({ features: texts(...features) })
