// Words are judged where they are written, with file and line, and never refused.
import { expect, it } from 'vitest'
import { adviceOnWords } from '../../../src/event/reading/checkWords.ts'
import { folderWith } from '../../support/made-up-site.ts'

const right = `## Cómo llegar

La sala está a la derecha de la entrada. Mira [el programa](programme).

- Metro
- Autobús

**Importante:** trae agua. — Lucía Romero`

it.each([
  ['Para el horario, [pulsa aquí](programme).', 'no dice a dónde lleva'],
  ['**Cómo llegar en metro**', 'parece un título'],
  ['• Metro', 'parece una lista'],
  ['Usa el formulario de la derecha.', 'por su lugar'],
  ['LAS PUERTAS ABREN A LAS DIEZ Y CIERRAN A LAS NUEVE.', 'mayúsculas'],
])('%s', (line, words) => {
  const folder = folderWith({ 'pages/llegar.md': `${right}\n\n${line}\n` })
  expect(adviceOnWords(folder)).toEqual([
    expect.stringMatching(new RegExp(`pages/llegar\\.md:10: .*${words}`)),
  ])
})
