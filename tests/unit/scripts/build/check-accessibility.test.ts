// The last step of a build is able to fail: a violation names page, rule and element (craft 19, 20).
import { expect, it } from 'vitest'
import { checkAccessibility } from '../../../../scripts/build/check-accessibility.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

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

const failureOf = (files: Readonly<Record<string, string>>) =>
  checkAccessibility(folderWith(files)).then(
    () => '',
    (error: unknown) => String(error),
  )

it('finds nothing on sound pages', async () => {
  expect(await failureOf(good)).toBe('')
})

it('fails on every violation and names page, rule, element and what to do', async () => {
  const [count, ...problems] = (await failureOf(bad)).split('\n')
  expect(count).toMatch(/^Error: axe found \d+ problems:$/)
  expect(problems.join('\n')).toMatch(
    /^a\/index\.html \(al llegar, jsdom\): axe image-alt fails at #foto/m,
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

it('fails on a folder without a page', async () => {
  expect(await failureOf({ 'a.css': '' })).toContain('There is no page')
})

it('looks at a page that leads on at once', async () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/">'
  const nameless = pageHtml('Paso', '<p><a href="/"></a></p>', refresh)
  const failure = await failureOf({ ...good, 'a/index.html': nameless })
  expect(failure).toMatch(/^a\/index\.html .*: axe link-name fails at/m)
})
