// Every page is valid HTML: html-validate, which knows the standard's content model.
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { sites } from '../support/built-sites.ts'
import { siteIn } from '../support/dist.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A table that scrolls is a region, but not a section.
  rules: { 'prefer-native-element': 'off' },
})

it.each(Object.entries(sites))(
  'every page of the site %s is valid, without errors or warnings',
  async (_, { dist }) => {
    const { pages } = siteIn(dist)
    expect(pages.length).toBeGreaterThan(3)
    for (const { file, html } of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      )
      expect(messages).toEqual([])
    }
  },
)
