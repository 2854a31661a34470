import type { Page } from '@playwright/test'
import { Audit, type Outcome } from '@siteimprove/alfa-act'
import { Device, Display, Viewport } from '@siteimprove/alfa-device'
import { type Document, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import rules, { alfaVersion, type Flattened } from '@siteimprove/alfa-rules'
import { Page as AlfaPage } from '@siteimprove/alfa-web'
import { inScope } from './criteria.ts'
import type { Finding, Place, RuleResult } from './model.ts'

export { alfaVersion }

type Rule = Flattened.Rule
type AnyOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>

const criteriaOf = (rule: Rule): string[] =>
  [...rule.requirements].flatMap((requirement) => {
    const { type, chapter } = requirement.toJSON() as { type: string; chapter?: string }
    return type === 'criterion' && chapter ? [chapter] : []
  })

/** Rules for AAA criteria alone are another site's promise. Rules for none are best practices. */
const chosen = rules.filter((rule) => {
  const served = criteriaOf(rule)
  return served.length === 0 || served.some((number) => inScope.has(number))
})

/** Reads the page with Siteimprove's Alfa, which has its own idea of styles, roles and names. */
export async function runAlfa(page: Page, place: Place): Promise<RuleResult[]> {
  const json = await page.evaluate<Document.JSON, undefined>(Native.fromNode, undefined)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const device = Device.of(Device.Type.Screen, Viewport.of(width, height), Display.of(1))
  const read = AlfaPage.of(
    Request.empty(),
    Response.empty(),
    Node.from(json, device) as Document,
    device,
  )
  const outcomes = [...(await Audit.of(read, chosen).evaluate())] as AnyOutcome[]
  return [...chosen].map((rule) => {
    const own = outcomes.filter((outcome) => outcome.rule.uri === rule.uri)
    const worst = severity.find((value) => own.some(({ outcome }) => outcome === value))
    return {
      place,
      tool: 'Alfa',
      rule: rule.uri.replace(/^.*\//, ''),
      help: rule.uri,
      helpUrl: rule.uri,
      criteria: criteriaOf(rule),
      outcome: worst ?? 'inapplicable',
      findings: worst === 'failed' || worst === 'cantTell' ? findingsOf(own, worst) : [],
    }
  })
}

const severity = ['failed', 'cantTell', 'passed'] as const

function findingsOf(outcomes: readonly AnyOutcome[], value: string): Finding[] {
  return outcomes
    .filter(({ outcome }) => outcome === value)
    .map((outcome) => {
      const result = (outcome.toEARL() as unknown as EarlOutcome)['earl:result']
      return {
        target: result['earl:pointer']?.['ptr:expression'] ?? '/html[1]',
        message: result['earl:info'] ?? '',
      }
    })
}

type EarlOutcome = {
  readonly 'earl:result': {
    readonly 'earl:info'?: string
    readonly 'earl:pointer'?: { readonly 'ptr:expression'?: string }
  }
}
