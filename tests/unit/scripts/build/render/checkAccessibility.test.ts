// The last step of a build runs axe on each page.
import { expect, it } from 'vitest'
import { checkAccessibility } from '../../../../../scripts/build/render/checkAccessibility.ts'
import { pageHtml } from '../../../../support/pageHtml.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('violations stop the build, and the message names page, rule and element', async () => {
  const imageWithoutAlt = '<img id="foto" src="/a.png">'
  const inputWithoutLabel = '<input name="a">'
  const site = folderWith({
    'index.html': pageHtml('Inicio', '<p>Hola.</p>'),
    'a/index.html': pageHtml('Foto', imageWithoutAlt + inputWithoutLabel),
  })
  const failure = await checkAccessibility(site).catch(String)
  expect(failure).toMatch(/^Error: axe encuentra 2 problemas:\n/)
  expect(failure).toContain('a/index.html (al llegar): axe image-alt failed at #foto')
  expect(failure).toContain('a/index.html (al llegar): axe label failed at')
})
