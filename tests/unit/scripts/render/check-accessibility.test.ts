// The last step of a build can fail: a violation names page, rule and element.
import { expect, it, vi } from 'vitest'
import { checkAccessibility } from '../../../../scripts/render/check-accessibility.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const faint = '<p style="color: #999; background: #fff">Apenas se lee.</p>'
const site = {
  'index.html': pageHtml('Inicio', '<p>Hola.</p>'),
  'a/index.html': pageHtml('Foto', `${faint}<img id="foto" src="/a.png"><input name="a">`),
}

/** The output of the check on a site, and the problems with which it ends. */
async function check(files: Readonly<Record<string, string>>) {
  const say = vi.fn<(line: string) => void>()
  const failure = await checkAccessibility(folderWith(files), '/', say).catch(String)
  const found = failure?.matchAll(/^(\S+) \(al llegar, 390 px\): (axe \S+) failed at/gm) ?? []
  return { say, failure, found: [...found].map(([, ...parts]) => parts.join(': ')) }
}

const withoutSight = ['a/index.html: axe image-alt', 'a/index.html: axe label']

it('axe fails on every violation, even one that shows only when drawn, but not on sound pages, and names page, rule and element', async () => {
  const { failure, found } = await check(site)
  expect(failure).toMatch(/^Error: axe encuentra \d+ problemas:\n/)
  expect(failure).toContain('axe image-alt failed at #foto')
  expect(found).toEqual(
    expect.arrayContaining([...withoutSight, 'a/index.html: axe color-contrast']),
  )
  expect(found.filter((problem) => problem.startsWith('index.html'))).toEqual([])
})

it('with a browser that does not start, axe says what it could not check, and checks all else', async () => {
  vi.stubEnv('CHROME_PATH', '/bin/false')
  const checked = await check({ 'a/index.html': site['a/index.html'] })
  expect(checked.say).toHaveBeenCalledWith(
    expect.stringMatching(/ningún Chromium .* color-contrast, label/),
  )
  expect(checked.found).toEqual(expect.arrayContaining(withoutSight))
})
