// Any event: invented ones are built and checked, and the examples can be read (issue: content).
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readContent } from '../../scripts/content/read-content.ts'
import { invent } from '../../scripts/invent/run.ts'

const fixedSeed = 7

const tell = (line: string) => console.log(`  ${line}`)

it('builds and checks three that are always the same', async () => {
  const { built, refused } = await invent(3, fixedSeed, tell)
  expect(built + refused).toBe(3)
  expect(built).toBeGreaterThan(0)
})

it('builds and checks one that nobody has seen', async () => {
  const { built, refused } = await invent(1, Date.now() % 1_000_000, tell)
  expect(built + refused).toBe(1)
})

it.each(readdirSync('tests/events'))('reads tests/events/%s without a mistake', (name) => {
  expect(readContent(`tests/events/${name}`).data.event.name).not.toBe('')
})
