// A content folder needs only the event's facts; the delivered words fill its gaps.
import { expect, it } from 'vitest'
import { readSiteContent } from '../support/site-content.ts'
import { valueAt } from '../../scripts/build/read/validate.ts'
import { readYamlFile } from '../../scripts/build/read/yamlFile.ts'
import type { Copy } from '../../src/content/schema.ts'
import { eventFolder, withField } from '../support/altered-event.ts'

const delivered = readYamlFile('src/content', 'copy.yaml')
const words = delivered.value as Copy

it('words are the delivered ones where a folder has none, but those that are true of the delivered event alone', () => {
  const folder = eventFolder(['copy.yaml', '', '# Nada.\n'], ['forms.yaml', '', ''])
  const { copy, forms, sale } = readSiteContent(folder)
  expect(forms).toEqual(readSiteContent('src/content').forms)
  expect(copy.share).toEqual(words.share)
  for (const { at, text } of delivered.annotations.filter(({ kind }) => kind === 'sample'))
    expect(valueAt(copy, at)).not.toBe(text)
  expect(copy.home.venues.intro).toBe('Biblioteca del Arenal y Muelle de Levante, en Gijón.')
  expect(copy.tickets.wristband).toBeUndefined()
  expect(sale[0].texts.counter).toEqual([words.tickets.widget.heading])
})

it('words are the event’s own where it says them, text by text', () => {
  const { copy, forms } = readSiteContent(
    eventFolder(withField('copy.yaml', 'share', '{ label: Pásalo }'), [
      'forms.yaml',
      '',
      'contact: [{ name: a, label: A, type: text, required: true }]',
    ]),
  )
  expect(copy.share).toEqual({ ...words.share, label: 'Pásalo' })
  expect(forms.sponsorship).toEqual(readSiteContent('src/content').forms.sponsorship)
  expect(forms.contact).toHaveLength(1)
})
