import { z } from 'zod'
import { each, oneOf, text, texts } from './formats.ts'

/** Features that people ask about before they come to a venue. */
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

/** Ways to reach a phone without speaking. */
export const messageWays = ['sms', 'whatsapp'] as const

const answer = oneOf('yes', 'request', 'no')

const featureAnswer = z
  .union(
    [answer, z.strictObject({ is: answer, note: text(80) })],
    'yes, request o no, o con una nota: «{ is: yes, note: junto a la puerta B }»',
  )
  .optional()

/** An answer for each feature of a venue. A feature that is missing is not answered yet. */
export const access = z.strictObject(each(features, featureAnswer))

/** Texts about access, apart from the lists of features. */
export const accessLabels = texts(
  'heading',
  'link',
  'ask',
  'until',
  'call',
  'late',
  'callToday',
  'orMail',
  'calledOff',
  'helpToday',
).extend({
  /** `label` is the text before the ways to write to the phone; the others are the names of these ways. */
  takes: texts('label', ...messageWays),
})

/** The text above the list of each answer, and the names of the features in these lists. */
export const accessWords = texts('yes', 'request', 'no').extend({ features: texts(...features) })
