// Faults of texts that stop the build, such as HTML. For each fault there are texts with the fault, and correct texts that look
// similar.
import { expect, it } from 'vitest'
import { htmlTag, textFaults } from '../../../../../src/content/schema/formats.ts'

const examples: Readonly<
  Record<keyof typeof textFaults, { faulty: readonly string[]; correct: readonly string[] }>
> = {
  spaceAround: { faulty: [' Nora', '\nNora', 'Nora\t'], correct: ['Nora Prieto'] },
  invisible: {
    faulty: ['Lu\u00ADcía', 'a\u200Bb', 'a\u202Eb', 'a\tb', '\uFEFFa'],
    correct: ['dos\nlíneas', '👩‍💻'],
  },
  looseJoiner: {
    faulty: ['a\u200Db', '\u200D💻'],
    correct: ['👩‍💻', '👩🏽‍💻', '❤️‍🔥'],
  },
  separator: { faulty: ['a\u2028b', 'a\u2029b', 'Encuentro \uFFFDoras'], correct: ['ñandú'] },
  html: {
    faulty: ['<b>Han</b>', '</p>', '<br />', '<a href="x">', '<H2>', '<o:p>', '<!-- no -->'],
    correct: ['un <template>', '1 < 2 > 0', 'C# y <3'],
  },
  htmlEntity: {
    faulty: ['a&nbsp;b', '&#8203;', '&#xA0;'],
    correct: ['O’Neill & Cía; y más', 'I&D'],
  },
  bold: { faulty: ['**hecho**', '__hecho__'], correct: ['2 * 3'] },
  emphasis: {
    faulty: ['Han _hecho_', '*hecho* ya'],
    correct: ['snake_case_x', '2 * 3 * 4', '«_»'],
  },
  quotedWhole: { faulty: ['“Gijón”', '‘Gijón’', '„Gijón“'], correct: ['“Uno” y “dos”', '«Gijón»'] },
}

it.each(Object.entries(examples))(
  'the pattern of the fault "%s" matches the faulty texts and none of the correct texts',
  (name, { faulty, correct }) => {
    const { fault } = textFaults[name as keyof typeof textFaults]
    for (const text of faulty) expect(text).toMatch(fault)
    for (const text of correct) expect(text).not.toMatch(fault)
  },
)

it.each(['abbr', 'figcaption', 'h6', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'tr', 'ul'])(
  '<%s> is a tag of HTML, and with one more letter it is not',
  (name) => {
    expect(`<${name}>`).toMatch(htmlTag)
    expect(`<${name}x>`).not.toMatch(htmlTag)
  },
)
