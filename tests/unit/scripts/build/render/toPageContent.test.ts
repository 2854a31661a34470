import { expect, it } from 'vitest'
import { toPageContent } from '../../../../../scripts/build/render/toPageContent.ts'
import { mapValues } from '../../../../../src/lib/mapValues.ts'
import { testEvent as content } from '../../../../support/evento.ts'

const site = { origin: 'https://ejemplo.org', base: '/' }

it('the index of speakers is alphabetical in Spanish, with Ñ after N', () => {
  const names = { zoe: 'Zoe', nuria: 'Ñuria', oscar: 'Óscar', noa: 'Noa', ana: 'ana' }
  const [anySpeaker] = Object.values(content.speakers)
  const speakers = mapValues(names, (name) => ({ ...anySpeaker!, name }))
  // `shown` is the content with no-break spaces. Here it differs only in its speakers.
  const shown = { ...content, speakers }
  const { speakerIdsByName } = toPageContent({ content, shown, site, record: null })
  expect(speakerIdsByName).toEqual(['ana', 'noa', 'nuria', 'oscar', 'zoe'])
})
