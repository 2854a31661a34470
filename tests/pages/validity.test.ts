// Every page is valid HTML (issue: accessibility): html-validate, which knows the standard's content model.
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { builtPages, previews } from '../support/dist.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
})

describe('the validator', () => {
  it('is able to find errors', async () => {
    const wrong =
      '<!DOCTYPE html><html><head></head><body><ul><div id="a" id="a"></div></ul></body></html>'
    const { valid, results } = await validator.validateString(wrong)
    const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
    expect(valid).toBe(false)
    expect(rules).toEqual(
      expect.arrayContaining([
        'element-permitted-content',
        'no-dup-attr',
        'element-required-content',
      ]),
    )
  })
})

describe.each([...builtPages, ...previews])('$file', ({ html }) => {
  it('is valid, without errors or warnings', async () => {
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    )
    expect(messages).toEqual([])
  })
})
