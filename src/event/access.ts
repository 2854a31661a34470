import type { Copy, VenueData } from '../content/schema.ts'
import { sentence } from '../lib/texts.ts'
import { listed } from '../lib/locale.ts'

type Described = Pick<VenueData, 'access'>
type Words = Copy['accessWords']

/** The features about which a venue says something: name (with its note), and whether it is there. */
export const accessFeatures = ({ access = {} }: Described, { features }: Words) =>
  Object.entries(features).flatMap(([feature, name]) => {
    const answer = access[feature as keyof typeof features]
    if (!answer) return []
    const { is, note } = typeof answer === 'string' ? { is: answer, note: null } : answer
    return { is, name: note ? `${name} (${note})` : name }
  })

/** What a venue says to people with a need, a sentence per answer: "Hay ascensor y aseo adaptado. No hay…" */
export function accessText(venue: Described, words: Words): string {
  const features = accessFeatures(venue, words)
  const sentences = (['yes', 'request', 'no'] as const).map((answer) => {
    const names = features.filter(({ is }) => is === answer).map(({ name }) => name)
    if (names.length === 0) return ''
    const all = answer === 'no' ? names.join(' ni ') : listed(names)
    return sentence(`${words[answer]} ${all}`)
  })
  return sentences.filter(Boolean).join(' ')
}
