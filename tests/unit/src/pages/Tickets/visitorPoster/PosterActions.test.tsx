// Ways to take one's poster away.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PosterActions } from '../../../../../../src/pages/Tickets/visitorPoster/PosterActions.tsx'
import { copy } from '../../../../../support/evento.ts'

const texts = copy.visitorPoster
const poster = {
  description: 'A en azulejos',
  letter: 'A',
  isUnwritten: false,
  text: 'Ana va. ¿Y tú? https://evento.example/',
  file: new File([''], 'cartel-ana.png', { type: 'image/png' }),
  url: 'blob:cartel',
}

it.each([
  // It saves by a long press alone.
  ['iPhone … Safari/604.1 Snapchat/13', texts.hold],
  // It saves nothing.
  ['Android … Safari/537.36 GSA/15.1', texts.openBrowser],
])('inside of an app no more is promised than it keeps: %s', (userAgent, says) => {
  vi.stubGlobal('navigator', { userAgent })
  render(<PosterActions poster={poster} isReady />)
  expect(document.body.textContent).toBe(says)
})

it('the picture is shared as a file; a refusal leads to the other way, a closed sheet does not', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  vi.stubGlobal('navigator', { userAgent: '', canShare: () => true, share })
  render(<PosterActions poster={poster} isReady />)
  for (const [reason, says] of [
    ['AbortError', ''],
    ['NotAllowedError', texts.refused],
  ] as const) {
    share.mockRejectedValueOnce(new DOMException('', reason))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.share })))
    expect(share).toHaveBeenLastCalledWith({ files: [poster.file], text: poster.text })
    expect(screen.getByRole('status').textContent).toBe(says)
  }
})

it('a press while the picture is drawn says so, and saves it once it is', async () => {
  vi.stubGlobal('navigator', { userAgent: '' })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { rerender } = render(<PosterActions poster={undefined} isReady={false} />)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  screen.getByRole('button', { name: texts.drawing })
  // The picture of an earlier letter is not the one that is wanted.
  rerender(<PosterActions poster={poster} isReady={false} />)
  expect(saved).not.toHaveBeenCalled()
  await act(async () => rerender(<PosterActions poster={poster} isReady />))
  screen.getByRole('button', { name: texts.save })
  rerender(<PosterActions poster={{ ...poster }} isReady />)
  expect(saved.mock.contexts).toMatchObject([{ download: 'cartel-ana.png' }])
})
