// The policy on what pages may load and do. That its hashes are right is seen by every journey: nothing is blocked.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { contentPolicy } from '../../../../scripts/render/content-policy.ts'
import { specification } from '../../../support/specification.ts'
import { pageHtml } from '../../../support/made-up-site.ts'

it('the content policy allows nothing by default, then the site’s own files and the map', () => {
  const { document } = new JSDOM(pageHtml('Hola', '<p>Hola</p>')).window
  expect(contentPolicy(document, specification).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sitio',
  ])
})
