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

it('loads what is asked for after its empty document, which is still on its way', () => {
  render(<MapOnRequest />)
  const frame = screen.getByTitle('Mapa')
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(frame).toHaveProperty('loading', 'eager')
  const followed: boolean[] = []
  document.addEventListener('click', (event) => followed.push(!event.defaultPrevented))
  Object.defineProperty(frame, 'contentDocument', { value: null })
  Object.defineProperty(frame, 'contentWindow', { value: { length: 1 } })
  fireEvent.load(frame)
  expect(followed).toEqual([true])
  expect(screen.getByRole('status').textContent).toBe('true')
})
