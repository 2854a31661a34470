import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reloadWhenReachable } from '../../../src/browser/plainLoad.ts'

/** Tries to reload the page, with a replacement for the pictures that show whether the site answers. */
function tryAgain() {
  const asked: { readonly src: string; readonly tell: (event: 'load' | 'error') => void }[] = []
  vi.stubGlobal(
    'Image',
    class {
      #target = new EventTarget()
      addEventListener = (name: string, listener: () => void) =>
        this.#target.addEventListener(name, listener)
      set src(src: string) {
        asked.push({ src, tell: (event) => void this.#target.dispatchEvent(new Event(event)) })
      }
    },
  )
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const tell = vi.fn<() => void>()
  const end = reloadWhenReachable('/a.svg', tell)
  onTestFinished(end)
  return { asked, reload, tell, end }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a page whose script did not arrive', () => {
  it('is reloaded as soon as the site answers', async () => {
    const { asked, reload, tell } = tryAgain()
    expect(asked[0]?.src).toMatch(/^\/a\.svg\?\d+$/)
    asked[0]?.tell('error')
    await settled()
    expect([tell, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    window.dispatchEvent(new Event('online'))
    asked[1]?.tell('load')
    await settled()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not wait for ever', async () => {
    vi.useFakeTimers()
    const { tell } = tryAgain()
    await vi.advanceTimersByTimeAsync(7900)
    expect(tell).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(tell).toHaveBeenCalledOnce()
  })

  it('is left alone once the visitor has gone on', async () => {
    const { asked, reload, tell, end } = tryAgain()
    end()
    asked[0]?.tell('load')
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(reload).not.toHaveBeenCalled()
    expect(tell).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)
  })
})
