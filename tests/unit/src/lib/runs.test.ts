import { expect, it } from 'vitest'
import { runsOf } from '../../../../src/lib/runs.ts'

const programme = { label: 'el programa', target: 'programme' }
const mail = { label: 'hola@a.example', target: 'mail' }

it.each([
  [
    'Mira [el programa](programme) o [hola@a.example](mail).',
    ['Mira ', programme, ' o ', mail, '.'],
  ],
  ['[el programa](programme)[hola@a.example](mail)', [programme, mail]],
  // Brackets that are not a link stay text.
  ['Unos [sic] (muchos) y [](faq).', ['Unos [sic] (muchos) y [](faq).']],
  ['', []],
])('«%s» is split into texts and links', (text, runs) => {
  expect(runsOf(text)).toEqual(runs)
})
