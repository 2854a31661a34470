import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TimelineItem } from '../../../src/pages/Programme/TimelineItem.tsx'
import type { ProgrammeItem, Talk } from '../../../src/event/model.ts'
import { morning } from '../../support/evento.ts'

it('an item may have two talks of which nothing is known yet', () => {
  const [item] = morning.items as readonly [ProgrammeItem]
  const talk = { name: 'Por anunciar', talk: 'Tema por anunciar' } as Talk
  // With equal keys React would complain, which fails a test.
  render(<TimelineItem item={{ ...item, talks: [talk, talk] }} mark={undefined} />)
  expect(screen.getAllByText('Tema por anunciar')).toHaveLength(2)
})
