import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { morning } from '../../../../support/evento.ts'

it('translators do not translate names of speakers, even if the event has no page of speakers', async () => {
  // The component is loaded anew below, with the altered values.
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
  // "Por anunciar" (to be announced) is no name, so it may be translated.
  expect(screen.getByText('Por anunciar').closest('[translate]')).toBeNull()
})
