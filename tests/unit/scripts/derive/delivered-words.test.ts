// A content folder needs only the event's facts; the site brings its own words, which the folder may replace.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { write } from '../../../support/made-up-site.ts'
import { eventFolder, mistakesOf } from '../../../support/mistakes.ts'

function eventWith(words: Readonly<Record<string, string>>): string {
  const folder = eventFolder()
  for (const name of ['copy', 'states', 'files', 'forms']) rmSync(path.join(folder, `${name}.yaml`))
  write(folder, words)
  return folder
}

describe('the words of the site', () => {
  const delivered = readSiteContent('src/content')

  it('are the delivered ones where a folder has none', () => {
    const { copy, files, forms, state } = readSiteContent(eventWith({ 'copy.yaml': '# Nada.\n' }))
    expect({ files, forms }).toEqual({ files: delivered.files, forms: delivered.forms })
    expect(copy.layout).toEqual(delivered.copy.layout)
    // Except those that are true only of the delivered event.
    const { home, tickets } = copy
    expect(home.venues.intro).toBe(
      'Centro Comercial Puerta del Azahar y Parque de las Albercas, en Sevilla.',
    )
    const { wristband, wristbandText, widget } = tickets
    expect([wristband, wristbandText, widget.planned]).toEqual(Array(3).fill(undefined))
    expect(state.openWords.counter).toBe('Taquilla')
  })

  it('are the event’s own where it says them, text by text', () => {
    const words = {
      'copy.yaml': 'layout:\n  buy: Apúntate\n',
      'forms.yaml': 'contact: [{ name: a, label: A, type: text, required: true }]\n',
    }
    const { copy, forms } = readSiteContent(eventWith(words))
    expect(copy.layout).toEqual({ ...delivered.copy.layout, buy: 'Apúntate' })
    expect(forms.sponsorship).toEqual(delivered.forms.sponsorship)
    expect(forms.contact).toHaveLength(1)
  })

  it('are checked where the event wrote them', () => {
    const folder = eventWith({ 'copy.yaml': 'layout:\n  skip: Saltar\n  bui: Apúntate\n' })
    expect(mistakesOf(folder)).toMatchObject([{ file: 'copy.yaml', line: 3, field: 'layout.bui' }])
  })
})
