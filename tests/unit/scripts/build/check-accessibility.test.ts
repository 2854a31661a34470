// The last step of a build is able to fail: a violation names page, rule and element (craft 19, 20).
import { describe, expect, it, vi } from 'vitest'
import { checkAccessibility } from '../../../../scripts/build/check-accessibility.ts'
import * as chromium from '../../../../scripts/lib/chromium.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

vi.mock('../../../../scripts/lib/chromium.ts', async (original) => {
  const real = await original<typeof chromium>()
  return { ...real, findChromium: vi.fn<typeof real.findChromium>(real.findChromium) }
})

const good = {
  'index.html': pageHtml('Inicio', '<p>Hola.</p>'),
  '404.html': pageHtml('No está', '<p><a href="/">Inicio</a></p>'),
}
const page = good['index.html']
const bad = {
  ...good,
  'a/index.html': page.replace('<p>Hola.</p>', '<img id="foto" src="/a.png"><input name="a">'),
  'b/index.html': page.replaceAll(/(<\/?)(main|h1)>/g, '$1div>').replace(' lang="es"', ''),
}

async function check(files: Readonly<Record<string, string>>) {
  const lines: string[] = []
  await checkAccessibility(folderWith(files), '/', (line) => void lines.push(line))
  return lines
}

const failureOf = (files: Readonly<Record<string, string>>) =>
  check(files).then(
    () => '',
    (error: unknown) => String(error),
  )

describe.each([
  { where: 'in Chromium', prepare: () => {}, unseen: /^$/ },
  {
    where: 'without a browser',
    prepare: () => vi.mocked(chromium.findChromium).mockReturnValueOnce(null),
    unseen: /no Chromium.*: color-contrast, target-size/,
  },
  {
    where: 'with a browser that does not start',
    prepare: () => vi.mocked(chromium.findChromium).mockReturnValueOnce('/bin/false'),
    unseen: /\/bin\/false does not start.*: color-contrast, target-size/,
  },
])('axe on the pages $where', ({ prepare, unseen }) => {
  it('finds nothing on sound pages, and says what it could not check', async () => {
    prepare()
    expect((await check(good)).join()).toMatch(unseen)
  })

  it('fails on every violation and names page, rule, element and what to do', async () => {
    prepare()
    const [count, ...problems] = (await failureOf(bad)).split('\n')
    expect(count).toMatch(/^Error: axe found \d+ problems:$/)
    expect(problems.join('\n')).toMatch(
      /^a\/index\.html \(al llegar, 390 px\): axe image-alt fails at #foto/m,
    )
    const found = problems.map((problem) => problem.replace(/ \(.*?\)| fails .*/g, ''))
    expect(found).toEqual(
      expect.arrayContaining([
        'b/index.html: axe landmark-one-main',
        'b/index.html: axe page-has-heading-one',
        'b/index.html: axe html-has-lang',
        'a/index.html: axe label',
      ]),
    )
    expect(problems.filter((problem) => /^(404|index)\.html/.test(problem))).toEqual([])
  })
})

it('fails on a folder without a page', async () => {
  expect(await failureOf({ 'a.css': '' })).toContain('There is no page')
})

it('looks at a page that leads on at once, and not at the one behind it', async () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/">'
  const faint = pageHtml('Paso', '<p style="color: #999; background: #fff">Pasa.</p>', refresh)
  const failure = await failureOf({ ...good, 'a/index.html': faint })
  expect(failure).toMatch(/^a\/index\.html .*: axe color-contrast fails at/m)
})

it('sees in Chromium what has to be drawn', async () => {
  const faint = pageHtml('Inicio', '<p style="color: #999; background: #fff">Apenas se lee.</p>')
  expect(await failureOf({ ...good, 'index.html': faint })).toContain('axe color-contrast fails at')
})
