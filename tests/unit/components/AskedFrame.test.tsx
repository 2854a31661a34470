import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AskedFrame, useAsked } from '../../../src/components/AskedFrame/AskedFrame.tsx'

function MapOnRequest() {
  const state = useAsked()
  return (
    <>
      <a href="https://mapa.example/" target="mapa" onClick={state.ask}>
        Cargar
      </a>
      <output>{String(state.asked)}</output>
      <AskedFrame state={state} name="mapa" title="Mapa" sandbox="" />
    </>
  )
}

/** Whether the app knows that a visitor has asked. */
const asked = () => screen.getByRole('status').textContent

it('has been asked when a link is followed', () => {
  render(<MapOnRequest />)
  expect(asked()).toBe('false')
  fireEvent.click(screen.getByRole('link'))
  expect(asked()).toBe('true')
})
