// npm run prelaunch on the content, and on a site that is not published yet.
import { describe, expect, it } from 'vitest'
import {
  addressFinding,
  dateFinding,
  formsFinding,
  legalFinding,
  markFindings,
} from '../../../../../scripts/organiser/prelaunch/content.ts'
import { builtFor } from '../../../../../scripts/organiser/prelaunch/findings.ts'
import { check, report } from '../../../../../scripts/organiser/prelaunch/report.ts'
import { typedFindings } from '../../../../../scripts/organiser/prelaunch/typed-facts.ts'
import { sampleOrigin } from '../../../../../scripts/lib/site-address.ts'
import { contentFolder } from '../../../../../scripts/content/site-content.ts'
import { folderWith } from '../../../../support/made-up-site.ts'
import { specification, specificationFolder } from '../../../../support/specification.ts'

const right = { mark: '✓' }
const wrong = (what: RegExp) => ({ mark: '✗', what: expect.stringMatching(what) as unknown })

describe('prelaunch on the content', () => {
  it('says that the event is over from its end on', () => {
    const end = Date.parse(specification.event.end)
    expect(dateFinding(specification.event, end - 1)).toMatchObject(right)
    expect(dateFinding(specification.event, end)).toMatchObject(wrong(/ya ha pasado.* 2025-11-08/))
  })

  it('says that forms reach nobody, and that legal texts are missing', () => {
    expect(formsFinding(specification)).toMatchObject(wrong(/\/patrocina y \/contacto/))
    const address = 'https://formularios.example/'
    const delivery = { address, controller: 'A', purpose: 'b', page: '/privacidad' }
    expect(formsFinding({ ...specification, delivery })).toMatchObject(right)
    expect(legalFinding(specification)).toMatchObject(wrong(/404: \/privacidad, \/terminos\.$/))
    expect(legalFinding(specification, new Set(['/privacidad', '/terminos']))).toMatchObject(right)
  })

  it('lists each sample and each promise with its line, and what to do once', () => {
    for (const kind of ['sample', 'promise'] as const) {
      const samples = [3, 5].map((line) => ({
        file: 'faq.yaml',
        line,
        at: ['a'],
        text: 'Uno',
        kind,
      }))
      const { text, ready } = report(markFindings(samples))
      expect(text).toContain(`✗ ${contentFolder}/faq.yaml:3 · a: «Uno» `)
      expect(text).toContain('Quedan 2 cosas por arreglar. Qué hacer ahora:\n  1. ')
      expect(text).not.toContain('2. ')
      expect(ready).toBe(false)
    }
  })
})

const foundIn = (files: Readonly<Record<string, string>>) =>
  typedFindings(folderWith(files), specification).map(
    ({ what }) => /(\w+\.\w+:\d+): pone («.*?»)/.exec(what)?.slice(1).join(' ') ?? what,
  )
const inText = (text: string) => foundIn({ 'perks.yaml': `perks:\n  - text: '${text}'\n` })

describe('what was typed by hand', () => {
  it.each([
    ['El viernes por la tarde', 'viernes'],
    ['Nos vemos el 9 de noviembre', '9 de noviembre'],
    ['Somos siete ponentes', 'siete ponentes'],
    ['Hay 3 sedes', '3 sedes'],
    ['Abrimos de 12:15 a 14:30', '12:15'],
    ['Cerramos a las 23.00', '23.00'],
    ['Acaba a las 8 de la noche', '8'],
    ['Acaba a las 8.', '8'],
  ])('is listed if the facts contradict it: %s', (text, typed) => {
    expect(inText(text)).toEqual([`perks.yaml:2 «${typed}»`])
  })

  it.each([
    'El sábado 8 de noviembre',
    'Cinco ponentes, 5 ponentes, dos sedes y ocho preguntas',
    'De 11:00 a 21:00, o hasta las 9 de la noche, o a las 14.30',
    'Respondemos de lunes a viernes, cada martes',
    'De una sede a otra, las 3 salas, 1.000 personas, 2.8 km',
    'El {diaSemana}, a las {inicio}',
  ])('is not listed if they do not: %s', (text) => {
    expect(inText(text)).toEqual([])
  })

  it('is found in pages of text and across a break of line, and not in facts, gallery and comments', () => {
    expect(
      foundIn({
        'event.yaml': 'name: Viernes\n',
        'editions.yaml': 'editions:\n  - description: Fue un viernes.\n',
        'programme.yaml': '# El viernes\nparts:\n  - start: 04:44\n    id: viernes\n',
        'pages/normas.md': '---\nheading: Normas\n---\n\nSon siete\nponentes.\n',
      }),
    ).toEqual(['normas.md:5 «siete ponentes»'])
  })

  it('is a question, which does not keep the site from being ready', () => {
    const folder = folderWith({ 'faq.yaml': 'a: El viernes\n' })
    const { text, ready } = report(typedFindings(folder, specification))
    expect(text).toMatch(/^\? .*\n\nNada está mal.* Qué hacer ahora:\n {2}1\. Mira si es verdad/)
    expect(ready).toBe(true)
  })

  it('is the venue that the event has left', () => {
    const folder = folderWith({
      'venues.yaml': 'venues:\n  park:\n    inSentence: el parque\n',
      'perks.yaml': 'a: La comida en el parque, y el parquin\n',
    })
    const status = { is: 'moved', from: 'park', to: 'mall' } as const
    const moved = { ...specification, event: { ...specification.event, status } }
    expect(typedFindings(folder, moved).map(({ what }) => what)).toEqual([
      expect.stringContaining('perks.yaml:1: pone «parque»'),
    ])
  })

  it('is nothing in the delivered content', () => {
    expect(typedFindings(specificationFolder, specification)).toEqual([])
  })
})

describe('prelaunch before the upload', () => {
  it('knows for which address the site was built', () => {
    const html = '<link rel="canonical" href="https://ejemplo.org/">'
    expect(builtFor(folderWith({ 'index.html': html }))).toBe('https://ejemplo.org/')
    expect(builtFor('no-such-folder')).toBeNull()
    expect(addressFinding('https://ejemplo.org/')).toMatchObject(right)
  })

  it.each([
    [null, /aún no está construido/],
    [`${sampleOrigin}/`, /sin SITE_URL/],
    ['http://ejemplo.org/', /no es una dirección segura/],
  ])('is not content with %s, and names the command', (address, said) => {
    expect(addressFinding(address)).toMatchObject({
      ...wrong(said),
      next: expect.stringContaining('SITE_URL=https://tu-dominio.es npm run build') as unknown,
    })
  })
})

describe('the report', () => {
  it('says that nothing is wrong only if something was checked', () => {
    expect(report([check('Bien.', [], '')])).toEqual({
      text: '✓ Bien.\n\nNada está mal: puedes publicar y compartir.',
      ready: true,
    })
    expect(() => report([])).toThrow('Nothing was checked')
  })
})
