import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { morning } from '../../../../support/evento.ts'

it('a translator leaves the names of speakers alone, also where the event has no page for them', async () => {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const actual = await importActual<typeof import('content/values.ts')>()
    return { ...actual, pages: { ...actual.pages, speakers: undefined } }
  })
  const { TimelineItem } = await import('../../../../../src/pages/Programme/TimelineItem.tsx')
  render(<TimelineItem item={morning.items[1]!} status={undefined} />)
  for (const name of ['Nora Prieto', 'Teo Lastra', 'Elia Soto']) {
    expect(screen.getByText(name).translate).toBe(false)
  }
  // It says that nobody is announced yet.
  expect(screen.getByText('Por anunciar').closest('[translate]')).toBeNull()
})
