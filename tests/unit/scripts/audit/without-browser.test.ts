// @vitest-environment node
// The audit is able to fail: a violation names page, rule and element; an empty folder is an error (craft 19, 20).
import { describe, expect, it } from 'vitest'
import { auditWithoutBrowser } from '../../../../scripts/audit/without-browser.ts'
import { readBuiltSite } from '../../../../scripts/lib/built-site.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

const good = {
  'index.html': pageHtml('Inicio', '<p>Hola.</p>'),
  '404.html': pageHtml('No está', '<p><a href="/">Inicio</a></p>'),
}

async function audit(files: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const { pages } = readBuiltSite(folderWith(files))
  await auditWithoutBrowser(pages, (line) => void lines.push(line))
  return lines
}

describe('the audit without a browser', () => {
  it('says how much it checked, and what it could not check', async () => {
    const lines = await audit(good)
    expect(lines[0]).toMatch(/could not be checked: color-contrast, target-size/)
    expect(lines[1]).toMatch(/^2 pages, [4-9]\d rules, no violation$/)
  })

  it('fails on every violation and names page, rule, element and what to do', async () => {
    const page = good['index.html']
    const bad = {
      ...good,
      'a/index.html': page.replace('<p>Hola.</p>', '<img id="foto" src="/a.png"><input name="a">'),
      'b/index.html': page.replaceAll(/(<\/?)(main|h1)>/g, '$1div>').replace(' lang="es"', ''),
    }
    const failure: unknown = await audit(bad).catch((error: unknown) => error)
    const [count, ...problems] = String(failure).split('\n')
    expect(count).toMatch(/^Error: \d+ problems$/)
    expect(problems[0]).toMatch(
      /^a\/index\.html \(al llegar, jsdom\): axe image-alt fails at #foto: .*https:\/\/dequeuniversity\.com/,
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
    await expect(audit({ 'a.css': '' })).rejects.toThrow('There is no page')
  })
})
