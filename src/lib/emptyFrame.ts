/**
 * What a frame holds until a visitor asks for its content. Without it the frame would be of our origin, and browsers
 * complain of one that has our origin and scripts, as it could lift its own sandbox. The frame inside is its mark.
 */
export const emptyFrame = 'data:text/html,%3Ciframe%20hidden%3E'

/** Whether something was loaded, or failed. Another origin's document reveals only its number of frames. */
export function isFilled(
  frame: Pick<HTMLIFrameElement, 'contentDocument' | 'contentWindow'>,
): boolean {
  return !frame.contentDocument && frame.contentWindow?.length !== 1
}
