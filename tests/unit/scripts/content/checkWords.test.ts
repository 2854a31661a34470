// Words are judged where they are written, with file and line, and never refused.
import { expect, it } from 'vitest'
import { adviceOnWords } from '../../../../scripts/content/checkWords.ts'
import { readContent } from '../../../../scripts/content/readContent.ts'
import { readYamlFile } from '../../../../scripts/content/yamlFile.ts'
import { eventFolder, type Row, spoil } from '../../../support/mistakes.ts'
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
  ['Mira [las horas](programme) y [las Horas](faq).', '6: «[las Horas](faq)» se llama como otro'],
  ['Mira [las horas](programme) [de todo](programme).', '6: .*dos enlaces seguidos'],
  ['\n**Cómo llegar en metro**\n\nLa línea 1.', '7: .*parece un encabezado'],
  ['## Metro\n\nUno.\n\n## Metro', '10: «## Metro» es un encabezado que ya está'],
  ['## Cómo llegar', '6: .*ya está más arriba'],
  ['## Apartado', '6: «## Apartado» no dice de qué va'],
  ['\n| Línea | |\n| --- | --- |\n| 1 | Nervión |', '7: «| Línea | |» tiene una columna'],
  ['• Metro\n• Autobús', '6: .*parece una lista'],
  ['– Metro\n– Autobús', '6: .*parece una lista'],
  ['Usa el formulario de la derecha.', '6: «formulario de la derecha» señala'],
  ['Lo que cuesta está en la parte inferior de la página.', '6: .*señala algo'],
  ['Los campos en rojo son obligatorios.', '6: «campos en rojo» señala algo'],
  ['LAS PUERTAS ABREN A LAS DIEZ EN PUNTO.', '6: .*mayúsculas'],
])('on a page %j', (text, said) => {
  expect(adviceOnPage(text)).toEqual([
    expect.stringMatching(new RegExp(`^${said.replaceAll(/[[\]()|?]/g, '\\$&')}`)),
  ])
})

const rows: readonly Row[] = [
  [
    'faq.yaml',
    'programa](programme)',
    'programa](programme), y [aquí](faq)',
    'questions[1].answer',
    'a dónde',
    'answer: La bien',
  ],
  ['faq.yaml', 'La bienvenida es', 'Pulsa el botón verde. Es', 'questions[1].answer', 'su aspecto'],
  [
    'speakers.yaml',
    'name: Lucía Romero',
    'photo: Foto de Lucía\n    name: Lucía',
    'speakers.lucia-romero.photo',
    'no hace falta',
  ],
  [
    'forms.yaml',
    'label: Correo electrónico',
    'label: Repite tu correo',
    'sponsorship[2].label',
    'lo mismo',
  ],
]

it.each(rows.map((row) => ({ row, what: row.slice(0, 3).join(' · ') })))('$what', ({ row }) => {
  const folder = eventFolder()
  const line = spoil(folder, row)
  const [file, , , field = '', says = ''] = row
  const [told = '', ...more] = adviceOnWords(folder, { file: readYamlFile(folder, file) })
  expect(told.startsWith(`${folder}/${file}:${line} · ${field}: `)).toBe(true)
  expect(told).toContain(says)
  expect(more).toEqual([])
})

it.each([
  '—¿Y después?\n—Después, la cena.',
  '\n**Importante: trae agua.**\n\nHace calor.',
  'Gracias.\n\n**Lucía Romero**',
  'Mira [el programa](programme) y, más abajo, [el Programa](programme).',
  'Mira [aquí cerca, en Nervión](faq), o [más de cien trenes](programme).',
  'Lee [la guía][g] y [otra](<https://www.renfe.com/a>).\n\n[g]: <https://www.renfe.com>',
  '## Sábado\n\n### Horario\n\n## Domingo\n\n### Horario',
  '## Textos y música',
  '| | Ida | Vuelta |\n| --- | --- | --- |\n| Metro | 1 | 2 |',
  'La parte superior del parque y la columna de la plaza.',
  'La pizza en horno de leña, el menú rojo y las charlas en inglés.',
  'SEVILLA, CÁDIZ Y HUELVA, con la ASOCIACIÓN DE JÓVENES EMPRESARIOS DE SEVILLA.',
  'El aparcamiento es el campo a la derecha, en la columna de la izquierda de la plaza.',
])('nothing on %j', (text) => {
  expect(adviceOnPage(text)).toEqual([])
})

it('nothing on the delivered words and templates', () => {
  const folder = eventFolder()
  const texts = templates.map((name) => [name, filledIn(readTemplate(name))])
  writeTextPages(folder, Object.fromEntries(texts))
  expect(adviceOnWords(folder, readContent(folder).sources)).toEqual([])
})
