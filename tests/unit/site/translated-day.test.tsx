// Translators put elements in the place of texts. Where a text changes later, React must not look for the old one.
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { agendaMoments } from '../../../src/event/agenda.ts'
import { alteredEvent } from '../../support/altered-event.ts'

/** The event with a second room, in which something is on at the same time. */
const { programme, event } = alteredEvent({
  programme: ({ parts }) => ({
    parts: parts.map((part) => ({
      ...part,
      items: part.items.flatMap((item) =>
        item.talks
          ? [
              { ...item, room: 'Sala Uno' },
              {
                ...item,
                room: 'Sala Dos',
                title: `${item.title}, en la otra sala`,
                talks: undefined,
              },
            ]
          : [item],
      ),
    })),
  }),
})

beforeAll(() => {
  vi.resetModules()
  vi.doMock('content:programme', () => ({ programme }))
})

afterAll(() => {
  vi.doUnmock('content:programme')
  vi.resetModules()
})

/** Does to a page what Chromium's translator does, but for the words. */
function translate(page: Element) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, svg')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
}

const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/': async () => (await import('../../../src/pages/Home/Home.tsx')).Component,
  '/programa': async () => (await import('../../../src/pages/Programme/Programme.tsx')).Component,
}

it.each(Object.keys(pages))(
  '%s says what is true all day long though it was translated',
  async (path) => {
    const Page = (await pages[path]?.()) as ComponentType
    const element = (
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    )
    vi.useFakeTimers({ now: event.from - 60_000 })
    const { container } = render(element)
    const moments = [...new Set(agendaMoments(programme))].toSorted((one, other) => one - other)
    expect(moments.length).toBeGreaterThan(5)
    for (const moment of moments) {
      translate(container)
      await act(async () => vi.advanceTimersByTime(moment - Date.now()))
      const fresh = render(element)
      expect(container.textContent).toBe(fresh.container.textContent)
      fresh.unmount()
    }
  },
)
