// Words are judged where they are written, with file and line, and never refused.
import { expect, it } from 'vitest'
import { adviceOnWords } from '../../../../scripts/content/checkWords.ts'
import { readContent } from '../../../../scripts/content/readContent.ts'
import { readYamlFile } from '../../../../scripts/content/yamlFile.ts'
import { eventFolder, spoil } from '../../../support/mistakes.ts'
import { folderWith } from '../../../support/made-up-site.ts'
import { filledIn, readTemplate, templates, writeTextPages } from '../../../support/text-pages.ts'

/** The advice on a page whose text begins on line 6. */
function adviceOnPage(text: string) {
  const page = `---\ntitle: Sedes\nheading: Cómo llegar\n---\n## A pie\n${text}\n`
  const folder = folderWith({ 'pages/llegar.md': page })
  return adviceOnWords(folder, {}).map((line) => line.replace(`${folder}/pages/llegar.md:`, ''))
}

it.each([
  ['Para el horario,\n[pulsa aquí](programme).', '7: «[pulsa aquí](» no dice a dónde lleva'],
  ['Hay [más\ninformación](faq).', '6: «[más información](» no dice'],
  ['Está en https://www.tussam.es/lineas.', '6: «https://www.tussam.es/lineas.» es una dirección'],
  ['## Apartado', '6: «## Apartado» no dice de qué va'],
])('on a page %j', (text, expected) => {
  expect(adviceOnPage(text)).toEqual([expect.stringContaining(expected)])
})

it('in a field of a file, with its line', () => {
  const folder = eventFolder()
  const photo = 'photo: Foto de Lucía'
  const line = spoil(folder, ['speakers.yaml', 'name: Lucía', `${photo}\n    name: Lucía`])
  const advice = adviceOnWords(folder, { file: readYamlFile(folder, 'speakers.yaml') })
  const place = `${folder}/speakers.yaml:${line} · speakers.lucia-romero.photo: `
  expect(advice).toEqual([expect.stringMatching(`^${place}.*no hace falta`)])
})

it.each([
  'Mira [aquí cerca, en Nervión](faq), o [más de cien trenes](programme).',
  'Lee [la guía][g] y [otra](<https://www.renfe.com/a>).\n\n[g]: <https://www.renfe.com>',
  '## Textos y música',
])('nothing on %j', (text) => {
  expect(adviceOnPage(text)).toEqual([])
})

it('nothing on the delivered words and templates', () => {
  const folder = eventFolder()
  const texts = templates.map((name) => [name, filledIn(readTemplate(name))])
  writeTextPages(folder, Object.fromEntries(texts))
  expect(adviceOnWords(folder, readContent(folder).sources)).toEqual([])
})
