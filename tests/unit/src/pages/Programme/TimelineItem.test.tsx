import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { morning } from '../../../../support/evento.ts'
import { replaceValues } from '../../../../support/values.ts'

it('names of speakers are not translated, even if the event has no page of speakers', async () => {
  await replaceValues(({ pages }) => ({ pages: { ...pages, speakers: undefined } }))
  const { TimelineItem } = await import('../../../../../src/pages/Programme/TimelineItem.tsx')
  render(<TimelineItem item={morning.items[1]!} status={undefined} />)
  for (const name of ['Nora Prieto', 'Teo Lastra', 'Elia Soto']) {
    expect(screen.getByText(name).translate).toBe(false)
  }
  // "Por anunciar" (to be announced) is shown instead of a name, and may be translated.
  expect(screen.getByText('Por anunciar').closest('[translate]')).toBeNull()
})
