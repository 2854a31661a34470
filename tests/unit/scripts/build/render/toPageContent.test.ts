import { expect, it } from 'vitest'
import { toPageContent } from '../../../../../scripts/build/render/toPageContent.ts'
import { evento as content } from '../../../../support/evento.ts'

const site = { origin: 'https://ejemplo.org', base: '/' }

it('the index of speakers is alphabetical in Spanish, with Ñ after N', () => {
  const names = { zoe: 'Zoe', nuria: 'Ñuria', oscar: 'Óscar', noa: 'Noa', ana: 'ana' }
  const someone = Object.values(content.speakers)[0]!
  const speakers = Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, { ...someone, name }]),
  )
  const shown = { ...content, speakers }
  const { speakerIdsByName } = toPageContent({ content, shown, site, record: null })
  expect(speakerIdsByName).toEqual(['ana', 'noa', 'nuria', 'oscar', 'zoe'])
})
