/** Frames in the empty document: as many as no page of a map or a shop is likely to hold. */
const marks = 7

/**
 * What a frame holds until a visitor asks for its content. Without it the frame would have our origin, and browsers
 * warn about a frame with our origin and scripts, because it could lift its own sandbox. `isFilled` recognises it by
 * the frames inside.
 */
export const emptyFrame = `data:text/html,${'%3Ciframe%20hidden%3E%3C/iframe%3E'.repeat(marks)}`

/** Whether the empty document has arrived, or another after it: what a frame begins with has our origin. */
export const isEmptied = (frame: Pick<HTMLIFrameElement, 'contentDocument'>): boolean =>
  !frame.contentDocument

/** Whether content was loaded, or failed to load. Another origin's document reveals only its number of frames. */
export function isFilled(
  frame: Pick<HTMLIFrameElement, 'contentDocument' | 'contentWindow'>,
): boolean {
  return isEmptied(frame) && frame.contentWindow?.length !== marks
}
