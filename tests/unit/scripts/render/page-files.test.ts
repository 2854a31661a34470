import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { specification } from '../../../support/specification.ts'
import { filesOf, moduleOf, sharedStylesheets } from '../../../../scripts/render/page-files.ts'

describe('the files of a page', () => {
  const manifest: Manifest = {
    'index.html': { file: 'boot.js', isEntry: true, css: ['global.css'] },
    _app: { file: 'app.js', imports: ['index.html'], css: ['app.css'], dynamicImports: ['other'] },
    _forms: { file: 'forms.js', imports: ['_app'], css: ['forms.css'] },
    other: { file: 'other.js', imports: ['_app'], css: ['other.css'] },
    'src/pages/Contact/Contact.tsx': {
      file: 'contact.js',
      imports: ['_app', '_forms'],
      css: ['contact.css'],
    },
  }

  it('are those of all its imports, which come first, and its own, except the entry’s', () => {
    expect(filesOf(manifest, moduleOf('/contacto', specification))).toEqual({
      stylesheets: ['global.css', 'app.css', 'forms.css', 'contact.css'],
      scripts: ['contact.js', 'app.js', 'forms.js'],
    })
  })

  it('include the style sheets that every page needs', () => {
    const all = ['src/pages/Contact/Contact.tsx', 'other']
    expect(sharedStylesheets(manifest, all)).toEqual(['global.css', 'app.css'])
    expect(sharedStylesheets(manifest, ['_forms'])).toEqual(['global.css', 'app.css', 'forms.css'])
  })
})
