// The buttons with which a visitor shares or saves the poster.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PosterActions } from '../../../../../../src/pages/Tickets/visitorPoster/PosterActions.tsx'
import { copy } from '../../../../../support/evento.ts'

const texts = copy.visitorPoster
const poster = {
  description: 'A en azulejos',
  initial: 'A',
  isUnwritten: false,
  text: 'Ana va. ¿Y tú? https://evento.example/',
  file: new File([''], 'cartel-ana.png', { type: 'image/png' }),
  url: 'blob:cartel',
}

it.each([
  // Snapchat's browser saves a picture only by a long press.
  ['iPhone … Safari/604.1 Snapchat/13', texts.hold],
  // The browser of Google's app saves no picture.
  ['Android … Safari/537.36 GSA/15.1', texts.openBrowser],
])('in the browser of an app (%s) the page says how to save the picture: %s', (userAgent, says) => {
  vi.stubGlobal('navigator', { userAgent })
  render(<PosterActions poster={poster} isReady />)
  expect(document.body.textContent).toBe(says)
})

it('the picture is shared as a file, and the page reports only a refusal of the browser', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  vi.stubGlobal('navigator', { userAgent: '', canShare: () => true, share })
  render(<PosterActions poster={poster} isReady />)
  for (const [reason, says] of [
    // The visitor closes the share sheet.
    ['AbortError', ''],
    ['NotAllowedError', texts.refused],
  ] as const) {
    share.mockRejectedValueOnce(new DOMException('', reason))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.share })))
    expect(share).toHaveBeenLastCalledWith({ files: [poster.file], text: poster.text })
    expect(screen.getByRole('status').textContent).toBe(says)
  }
})

it('if a visitor presses "save" while the picture is being drawn, it is saved once it is ready', async () => {
  vi.stubGlobal('navigator', { userAgent: '' })
  const clickDownload = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { rerender } = render(<PosterActions poster={undefined} isReady={false} />)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  screen.getByRole('button', { name: texts.drawing })
  // The picture is still that of the text before the last letter.
  rerender(<PosterActions poster={poster} isReady={false} />)
  expect(clickDownload).not.toHaveBeenCalled()
  await act(async () => rerender(<PosterActions poster={poster} isReady />))
  screen.getByRole('button', { name: texts.save })
  // A picture that is drawn later is not saved by the same press.
  rerender(<PosterActions poster={{ ...poster }} isReady />)
  expect(clickDownload.mock.contexts).toMatchObject([{ download: 'cartel-ana.png' }])
})
