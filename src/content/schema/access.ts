import { z } from 'zod'
import { each, oneOf, text, texts } from './formats.ts'

/** Features of a venue that people with a need ask about before they come. */
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

/** Ways to send a message to a phone, for people who cannot call. */
export const messageWays = ['sms', 'whatsapp'] as const

const answer = oneOf('yes', 'request', 'no')

const featureAnswer = z
  .union(
    [answer, z.strictObject({ is: answer, note: text(80) })],
    'yes, request o no, o con una nota: «{ is: yes, note: junto a la puerta B }»',
  )
  .optional()

/** The venue's answer for each feature. A missing feature has no answer yet. */
export const access = z.strictObject(each(features, featureAnswer))

/** Texts about access, except those of the lists of features. */
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
  /** `label` is the text before the ways to send a message to the phone. The other fields are the names of these ways. */
  takes: texts('label', ...messageWays),
})

/** Texts of the lists of features: the text above the list for each answer, and the names of the features. */
export const accessWords = texts('yes', 'request', 'no').extend({ features: texts(...features) })
