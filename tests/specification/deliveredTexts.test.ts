// A content folder needs only the event's facts. For texts that it lacks it gets the delivered texts, which are in src/content.
// These tests look at copy.yaml and forms.yaml.
import { expect, it } from 'vitest'
import { readSiteContent } from '../support/siteContent.ts'
import { valueAt } from '../../scripts/build/read/validate.ts'
import { readYamlFile } from '../../scripts/build/read/yamlFile.ts'
import type { Copy } from '../../src/content/schema.ts'
import { type Edit, alteredFolder, withField } from '../support/alteredEvent.ts'

const deliveredFile = readYamlFile('src/content', 'copy.yaml')
const deliveredTexts = deliveredFile.value as Copy

// Edits of the tests' event that replace a whole file. The empty text in the middle stands for it.
const withoutTexts: Edit = ['copy.yaml', '', '# Nada.\n']
const withoutForms: Edit = ['forms.yaml', '', '']
const withOneField: Edit = [
  'forms.yaml',
  '',
  'contact: [{ name: a, label: A, type: text, required: true }]',
]

/** An event whose folder has neither texts nor forms. */
const textlessEvent = () => readSiteContent(alteredFolder(withoutTexts, withoutForms))

it('an event without texts has the delivered texts and forms', () => {
  const { copy, forms } = textlessEvent()
  expect(forms).toEqual(readSiteContent('src/content').forms)
  expect(copy.share).toEqual(deliveredTexts.share)
})

// The comment "# ejemplo" annotates a text that is true of the delivered event alone.
it('an event without texts has no delivered text that is annotated "# ejemplo"', () => {
  const { copy } = textlessEvent()
  for (const { at, text } of deliveredFile.annotations.filter(({ kind }) => kind === 'sample'))
    expect(valueAt(copy, at)).not.toBe(text)
  // The delivered introduction is such a text. In its place the build names the venues (derivedTexts.ts).
  expect(copy.home.venues.intro).toBe('Biblioteca del Arenal y Muelle de Levante, en Gijón.')
  expect(copy.tickets.wristband).toBeUndefined()
})

it('a text of the event replaces the delivered one, and the texts beside it stay', () => {
  const { copy, forms } = readSiteContent(
    alteredFolder(withField('copy.yaml', 'share', '{ label: Pásalo }'), withOneField),
  )
  expect(copy.share).toEqual({ ...deliveredTexts.share, label: 'Pásalo' })
  expect(forms.sponsorship).toEqual(readSiteContent('src/content').forms.sponsorship)
  expect(forms.contact).toHaveLength(1)
})
