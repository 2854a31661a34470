// Faults of texts that stop the build, such as HTML. Each fault has faulty texts, and right texts that look similar.
import { expect, it } from 'vitest'
import { htmlTag, textFaults } from '../../../../../src/content/schema/formats.ts'

const examples: Readonly<
  Record<keyof typeof textFaults, { faulty: readonly string[]; right: readonly string[] }>
> = {
  spaceAround: { faulty: [' Nora', '\nNora', 'Nora\t'], right: ['Nora Prieto'] },
  invisible: {
    faulty: ['Lu\u00ADcía', 'a\u200Bb', 'a\u202Eb', 'a\tb', '\uFEFFa'],
    right: ['dos\nlíneas', '👩‍💻'],
  },
  looseJoiner: {
    faulty: ['a\u200Db', '\u200D💻'],
    right: ['👩‍💻', '👩🏽‍💻', '❤️‍🔥'],
  },
  separator: { faulty: ['a\u2028b', 'a\u2029b', 'Encuentro \uFFFDoras'], right: ['ñandú'] },
  html: {
    faulty: ['<b>Han</b>', '</p>', '<br />', '<a href="x">', '<H2>', '<o:p>', '<!-- no -->'],
    right: ['un <template>', '1 < 2 > 0', 'C# y <3'],
  },
  htmlEntity: { faulty: ['a&nbsp;b', '&#8203;', '&#xA0;'], right: ['O’Neill & Cía; y más', 'I&D'] },
  bold: { faulty: ['**hecho**', '__hecho__'], right: ['2 * 3'] },
  emphasis: {
    faulty: ['Han _hecho_', '*hecho* ya'],
    right: ['snake_case_x', '2 * 3 * 4', '«_»'],
  },
  quotedWhole: { faulty: ['“Gijón”', '‘Gijón’', '„Gijón“'], right: ['“Uno” y “dos”', '«Gijón»'] },
}

it.each(Object.entries(examples))(
  'the pattern of the fault "%s" matches the faulty texts and none of the right texts',
  (name, { faulty, right }) => {
    const { fault } = textFaults[name as keyof typeof textFaults]
    for (const text of faulty) expect(text).toMatch(fault)
    for (const text of right) expect(text).not.toMatch(fault)
  },
)

it.each(['abbr', 'figcaption', 'h6', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'tr', 'ul'])(
  '<%s> is a tag of HTML, and with one more letter it is none',
  (name) => {
    expect(`<${name}>`).toMatch(htmlTag)
    expect(`<${name}x>`).not.toMatch(htmlTag)
  },
)
