import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TimeRange } from '../../../src/components/TimeRange/TimeRange.tsx'

it('hours are machine-readable, and read with a word where the eye sees a dash', () => {
  render(
    <p>
      <TimeRange from="11:00" to="14:30" />
    </p>,
  )
  const times = screen.getAllByRole('time')
  expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['11:00', '14:30'])
  const paragraph = screen.getByRole('paragraph')
  const hidden = [...paragraph.querySelectorAll('[aria-hidden]')]
  expect(hidden.map(({ textContent }) => textContent)).toEqual(['–'])
  for (const part of hidden) part.remove()
  expect(paragraph.textContent).toBe('11:00 a 14:30')
})
