// A content folder needs only the event's facts. Texts that the folder lacks come from src/content: the delivered texts. These
// tests look at copy.yaml and forms.yaml.
import { expect, it } from 'vitest'
import { readSiteContent } from '../support/siteContent.ts'
import { valueAt } from '../../scripts/build/read/validate.ts'
import { readYamlFile } from '../../scripts/build/read/yamlFile.ts'
import type { Copy } from '../../src/content/schema.ts'
import { type Edit, alteredFolder, withField } from '../support/alteredEvent.ts'

const deliveredFile = readYamlFile('src/content', 'copy.yaml')
const deliveredTexts = deliveredFile.value as Copy

/** The second part of an edit that replaces a whole file. */
const wholeFile = ''
const withoutTexts: Edit = ['copy.yaml', wholeFile, '# Nada.\n']
const withoutForms: Edit = ['forms.yaml', wholeFile, '']
const withOneContactField: Edit = [
  'forms.yaml',
  wholeFile,
  'contact: [{ name: a, label: A, type: text, required: true }]',
]

/** The tests' event without its texts and forms. */
const eventWithoutTexts = () => readSiteContent(alteredFolder(withoutTexts, withoutForms))

it('an event without texts has the delivered texts and forms', () => {
  const { copy, forms } = eventWithoutTexts()
  expect(forms).toEqual(readSiteContent('src/content').forms)
  expect(copy.share).toEqual(deliveredTexts.share)
})

// A delivered text with the comment "# ejemplo" is true of the delivered event alone.
it('an event without texts has no delivered text that is annotated "# ejemplo"', () => {
  const { copy } = eventWithoutTexts()
  const samples = deliveredFile.annotations.filter(({ kind }) => kind === 'sample')
  for (const { at, text } of samples) expect(valueAt(copy, at)).not.toBe(text)
  // The delivered introduction to the venues is "# ejemplo". Instead the build writes one from the venues (derivedTexts.ts).
  expect(copy.home.venues.intro).toBe('Biblioteca del Arenal y Muelle de Levante, en Gijón.')
  expect(copy.tickets.wristband).toBeUndefined()
})

it('a text of the event replaces the delivered one, and the delivered texts beside it stay', () => {
  const { copy, forms } = readSiteContent(
    alteredFolder(withField('copy.yaml', 'share', '{ label: Pásalo }'), withOneContactField),
  )
  expect(copy.share).toEqual({ ...deliveredTexts.share, label: 'Pásalo' })
  expect(forms.sponsorship).toEqual(readSiteContent('src/content').forms.sponsorship)
  expect(forms.contact).toHaveLength(1)
})
