// Random events, read, checked and turned into files: SEED=7 COUNT=100 npx vitest run unit/invented.
import { describe, expect, it } from 'vitest'
import { makeOutputs, outputsOf } from '../../scripts/outputs/outputs.ts'
import { changesOf, drawEvent, readEvent, seeds } from '../invented/draw.ts'
import { fileFaults } from '../invented/faults.ts'
import type { Changes } from '../support/altered-event.ts'

const site = { origin: 'https://ejemplo.org', base: '/' }

/** Icons are left out, because drawing takes long. */
const pictures = /\.(?:png|ico)$/

/** What is wrong with an event's files; "refused" if the content checks refuse the event. */
async function faultsOf(changes: Changes) {
  const content = readEvent(changes)
  if (!content) return 'refused'
  const outputs = Object.entries(outputsOf(content)).filter(([name]) => !pictures.test(name))
  const made = await makeOutputs(Object.fromEntries(outputs), content, site)
  return fileFaults(content, (name) => made[name] ?? Buffer.from(''))
}

describe('random events', () => {
  it('have whole files, or are refused with the field that is meant', async () => {
    const found = []
    for (const seed of seeds(3)) {
      found.push({ seed, faults: await faultsOf(drawEvent(seed).changes) })
    }
    const whole = found.filter(({ faults }) => faults !== 'refused')
    expect(whole.length).toBeGreaterThan(found.length / 2)
    expect(whole.filter(({ faults }) => faults.length > 0)).toEqual([])
  })

  const { drawn } = drawEvent(7)
  it.each([
    ['words of 60 letters', { texts: ['x'.repeat(60), 'Una palabra'] }],
    ['60 speakers', { speakers: 60 }],
    ['no past edition', { editions: 0 }],
  ])('may have %s', async (_, changed) => {
    expect(await faultsOf(changesOf({ ...drawn, ...changed }))).toEqual([])
  })
})
