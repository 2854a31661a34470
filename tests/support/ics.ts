import { expect } from 'vitest'

/** Every line of the file as it is in it, before anything is unfolded. */
export function rawLines(text: string): Buffer[] {
  const bytes = Buffer.from(text, 'utf8')
  const lines: Buffer[] = []
  let from = 0
  for (let to = bytes.indexOf('\r\n'); to !== -1; to = bytes.indexOf('\r\n', from)) {
    lines.push(bytes.subarray(from, to))
    from = to + 2
  }
  expect(bytes.subarray(from)).toHaveLength(0)
  return lines
}

/** Expects what the format asks of each line. */
export function expectByteRules(text: string): void {
  const lines = rawLines(text)
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    expect(line.length).toBeGreaterThan(0)
    expect(line.length).toBeLessThanOrEqual(75)
    // What is left of line breaks after CRLF, and any other control character.
    expect([...line].filter((octet) => octet < 32 || octet === 127)).toEqual([])
    // A fatal decoder throws if a character was split.
    new TextDecoder('utf-8', { fatal: true }).decode(line)
  }
  expect(lines.some((line) => line[0] === 0x20)).toBe(true)
}
