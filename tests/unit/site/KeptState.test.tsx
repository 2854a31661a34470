// What a visitor has done before the app started survives that React renders the page anew.
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { KeptState } from '../../../src/site/KeptState.tsx'

const page = (
  <main>
    <details name="preguntas">
      <summary>Una</summary>
    </details>
    <details name="preguntas">
      <summary>Otra</summary>
    </details>
    <form>
      <input name="nombre" />
      <textarea name="mensaje" />
      <a href="/faq">FAQ</a>
      <button>Enviar</button>
    </form>
  </main>
)

const one = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind

/** Starts the app on the prerendered page, which a visitor and others have changed. */
async function startAfter(...changes: readonly (() => unknown)[]) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const container = one<HTMLElement>('#root')
  const before = one('main')
  for (const change of changes) change()
  const root = await act(async () =>
    hydrateRoot(container, <KeptState container={container}>{page}</KeptState>, {
      onRecoverableError: () => {},
    }),
  )
  return { isRebuilt: !before.isConnected, end: () => act(async () => root.unmount()) }
}

const addIcons = () => {
  for (const field of document.querySelectorAll('input, textarea, summary')) {
    field.before(document.createElement('button'), document.createElement('input'))
  }
}

function use() {
  one<HTMLTextAreaElement>('textarea').value = 'Hola a todas'
  one<HTMLDetailsElement>('details + details').open = true
  one<HTMLFormElement>('form').dataset.submitted = ''
}

it('keeps what is typed, opened and submitted on a page that others have changed', async () => {
  const { isRebuilt, end } = await startAfter(use, addIcons)
  expect(isRebuilt).toBe(true)
  expect(one<HTMLInputElement>('input').value).toBe('')
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Hola a todas')
  expect(one<HTMLDetailsElement>('details').open).toBe(false)
  expect(one<HTMLDetailsElement>('details + details').open).toBe(true)
  expect(one<HTMLFormElement>('form').dataset).toHaveProperty('submitted')
  await end()
})

it('leaves a page alone that is as it was', async () => {
  const text = vi.spyOn(HTMLTextAreaElement.prototype, 'value', 'set')
  const { isRebuilt, end } = await startAfter(
    () => (one<HTMLTextAreaElement>('textarea').value = 'Hola'),
  )
  expect(isRebuilt).toBe(false)
  expect(text).toHaveBeenCalledTimes(1)
  await end()
})

it('keeps the focus, and what is selected in a field', async () => {
  const select = () => {
    one<HTMLTextAreaElement>('textarea').focus()
    one<HTMLTextAreaElement>('textarea').setSelectionRange(2, 4, 'backward')
  }
  const { end } = await startAfter(use, select, addIcons)
  expect(document.activeElement).toBe(one('textarea'))
  const selected = { selectionStart: 2, selectionEnd: 4, selectionDirection: 'backward' }
  expect(one('textarea')).toMatchObject(selected)
  await end()
  const again = await startAfter(() => one<HTMLElement>('a').focus(), addIcons)
  expect(document.activeElement).toBe(one('a'))
  await again.end()
})
