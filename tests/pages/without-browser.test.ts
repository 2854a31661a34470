// A build on a machine without a Chromium, where axe runs in jsdom.
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { checkAccessibility } from '../../scripts/render/check-accessibility.ts'
import { builtSites } from '../support/built-event.ts'
import { folderWith } from '../support/made-up-site.ts'

it.each(builtSites)('axe finds nothing in the %s site without a browser', async (_, dist) => {
  vi.stubEnv('CHROME_PATH', '/bin/false')
  const names = ['index.html', 'contacto/index.html']
  const files = names.map((name) => [name, readFileSync(`${dist}/${name}`, 'utf8')])
  const say = vi.fn<(line: string) => void>()
  await checkAccessibility(folderWith(Object.fromEntries(files)), '/', say)
  expect(say).toHaveBeenCalledOnce()
})
