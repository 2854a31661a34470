// The buttons with which a visitor shares or saves the picture of the visitor poster.
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
  // In Snapchat's browser only a long press saves a picture.
  ['iPhone … Safari/604.1 Snapchat/13', texts.hold],
  // The browser of Google's app cannot save pictures.
  ['Android … Safari/537.36 GSA/15.1', texts.openBrowser],
])(
  'in the browser of an app (%s) the page says how to save the picture: %s',
  (userAgent, advice) => {
    vi.stubGlobal('navigator', { userAgent })
    render(<PosterActions poster={poster} isReady />)
    expect(document.body.textContent).toBe(advice)
  },
)

it.each([
  ['the visitor closes the share sheet', 'AbortError', ''],
  ['the browser refuses to share', 'NotAllowedError', texts.refused],
])(
  'the picture is shared as a file; if %s (%s), the status message is «%s»',
  async (_, errorName, report) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>()
    share.mockRejectedValueOnce(new DOMException('', errorName))
    vi.stubGlobal('navigator', { userAgent: '', canShare: () => true, share })
    render(<PosterActions poster={poster} isReady />)

    const shareButton = screen.getByRole('button', { name: texts.share })
    await act(async () => void fireEvent.click(shareButton))

    expect(share).toHaveBeenLastCalledWith({ files: [poster.file], text: poster.text })
    expect(screen.getByRole('status').textContent).toBe(report)
  },
)

it('if a visitor presses "save" while the picture is being drawn, the picture is saved once it is ready', async () => {
  vi.stubGlobal('navigator', { userAgent: '' })
  const clickDownload = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { rerender } = render(<PosterActions poster={undefined} isReady={false} />)
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(screen.getByRole('button', { name: texts.drawing })).toBeDefined()

  // There is a picture, but the visitor has typed another letter since.
  rerender(<PosterActions poster={poster} isReady={false} />)
  expect(clickDownload).not.toHaveBeenCalled()

  await act(async () => rerender(<PosterActions poster={poster} isReady />))
  expect(screen.getByRole('button', { name: texts.save })).toBeDefined()

  // A picture that is drawn later is not saved without another press.
  rerender(<PosterActions poster={{ ...poster }} isReady />)
  expect(clickDownload.mock.contexts).toMatchObject([{ download: 'cartel-ana.png' }])
})
