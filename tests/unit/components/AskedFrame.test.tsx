import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AskedFrame, useAsked } from '../../../src/components/AskedFrame/AskedFrame.tsx'
import { emptyFrame } from '../../../src/components/AskedFrame/emptyFrame.ts'

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

/** A frame that holds another origin's document, which has so many frames. */
const hold = (frame: HTMLElement, length: number) => {
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: null })
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: { length } })
  fireEvent.load(frame)
}

/** Frames of the empty document. */
const marks = emptyFrame.split('%3Ciframe').length - 1

const asked = () => screen.getByRole('status').textContent

it('loads what is asked for after its empty document, which is still on its way', () => {
  render(<MapOnRequest />)
  const frame = screen.getByTitle('Mapa')
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(frame).toHaveProperty('loading', 'eager')
  const followed: boolean[] = []
  document.addEventListener('click', (event) => followed.push(!event.defaultPrevented))
  hold(frame, marks)
  expect(followed).toEqual([true])
  expect(asked()).toBe('true')
})

it('knows what was asked for while its empty document arrives, and forgets it on the way back', () => {
  render(<MapOnRequest />)
  const frame = screen.getByTitle('Mapa')
  // Firefox: the document is there, but has not been read.
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: null })
  fireEvent.click(screen.getByRole('link'))
  hold(frame, marks)
  expect(asked()).toBe('true')
  hold(frame, 1)
  expect(asked()).toBe('true')
  hold(frame, marks)
  expect(asked()).toBe('false')
})
