// Lines of a file's source. Their numbers begin at 1, as in editors.

/** The number of the line that holds the character at an index. */
export const lineNumberAt = (source: string, index: number): number =>
  source.slice(0, index).split('\n').length

/**
 * The number of the line in which a piece of the source begins, without the blanks around it. If the source does not have the
 * piece, the number is 0, which stands for the file as a whole.
 */
export function lineNumberOf(piece: string, source: string): number {
  const index = source.indexOf(piece.trim())
  return index < 0 ? 0 : lineNumberAt(source, index)
}

/** The text of the line that holds the character at an index. */
export function lineAt(source: string, index: number): string {
  const start = source.lastIndexOf('\n', index - 1) + 1
  const [line = ''] = source.slice(start).split('\n', 1)
  return line
}
