import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AskedFrame, useAsked } from '../../../src/components/AskedFrame/AskedFrame.tsx'

function MapOnRequest() {
  const state = useAsked()
  return (
    <>
      <output>{String(state.asked)}</output>
      <AskedFrame state={state} name="mapa" title="Mapa" sandbox="" />
    </>
  )
}

/** Whether the app knows that a visitor has asked. */
const asked = () => screen.getByRole('status').textContent

it.each([
  ['navigate', true],
  ['reload', false],
  ['back_forward', false],
])(
  'in a page of type "%s" it keeps its frame, which the browser may have filled: %s',
  (type, kept) => {
    const entries = vi.spyOn(performance, 'getEntriesByType')
    entries.mockReturnValue([{ type } as never])
    const container = document.createElement('div')
    container.innerHTML = renderToString(<MapOnRequest />)
    document.body.append(container)
    const own = screen.getByTitle('Mapa')
    render(<MapOnRequest />, { container, hydrate: true })
    entries.mockRestore()
    expect(own.isConnected).toBe(kept)
    expect(asked()).toBe('false')
  },
)
