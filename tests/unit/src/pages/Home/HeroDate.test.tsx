import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('the large date of an event without hours names no hour', async () => {
  await replaceValues(({ event }) => ({
    event: { ...event, start: '2026-05-15', end: undefined },
  }))
  const { HeroDate } = await import('../../../../../src/pages/Home/HeroDate.tsx')
  const { container } = render(<HeroDate />)
  expect(container.textContent).toContain('Gijón')
  expect(container.textContent).not.toMatch(/\d\d:\d\d/)
})
