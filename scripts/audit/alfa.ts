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

type AnyOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>

const criteriaOf = ({ requirements }: Flattened.Rule): string[] =>
  [...requirements].flatMap((requirement) => {
    const { type, chapter } = requirement.toJSON() as { type: string; chapter?: string }
    return type === 'criterion' && chapter ? [chapter] : []
  })

/** Rules for AAA criteria alone are another site's promise. Rules for none are best practices. */
const chosen = [...rules].filter((rule) => {
  const served = criteriaOf(rule)
  return served.length === 0 || served.some((number) => inScope.has(number))
})

/** Asks whether the first thing that takes the focus skips to the content. */
const skipRule = 'sia-r87'

/** Reads the page with Siteimprove's Alfa, which has its own idea of styles, roles and names. */
export async function runAlfa(page: Page, place: Place): Promise<RuleResult[]> {
  const json = await page.evaluate<Document.JSON, undefined>(Native.fromNode, undefined)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const device = Device.of(Device.Type.Screen, Viewport.of(width, height), Display.of(1))
  const document = Node.from(json, device) as Document
  const read = AlfaPage.of(Request.empty(), Response.empty(), document, device)
  const outcomes = [...(await Audit.of(read, chosen).evaluate())] as unknown as AnyOutcome[]
  const hasFrame = (await page.locator('header, nav, aside, footer').count()) > 0
  const results: RuleResult[] = []
  for (const rule of chosen) {
    const own = outcomes.filter((one) => one.rule.uri === rule.uri)
    const having = async (outcome: string) =>
      seen(page, own.filter((one) => one.outcome === outcome).map(findingOf))
    const name = rule.uri.replace(/^.*\//, '')
    const failed = await having('failed')
    // A page that is all content has nothing to skip.
    const open = name === skipRule && !hasFrame ? [] : await having('cantTell')
    const fine = own.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'inapplicable'
    results.push({
      place,
      tool: 'Alfa',
      rule: name,
      criteria: criteriaOf(rule),
      outcome: failed.length > 0 ? 'failed' : open.length > 0 ? 'cantTell' : fine,
      findings: failed.length > 0 ? failed : open,
    })
  }
  return results
}

/** Without those in closed disclosures, which nobody can see or press; open, they are a state of the matrix. */
async function seen(page: Page, findings: readonly Finding[]): Promise<Finding[]> {
  if (findings.length === 0) return []
  const shown = await page.evaluate(
    (targets) => targets.map((path) => window.audit.isShown(path)),
    findings.map(({ target }) => target),
  )
  return findings.filter((_, index) => shown[index])
}

type EarlOutcome = {
  readonly 'earl:result': {
    readonly 'earl:info'?: string
    readonly 'earl:pointer'?: { readonly 'ptr:expression'?: string }
  }
}

function findingOf(outcome: AnyOutcome): Finding {
  const result = (outcome.toEARL() as unknown as EarlOutcome)['earl:result']
  return {
    target: result['earl:pointer']?.['ptr:expression'] ?? '/html[1]',
    message: result['earl:info'] ?? '',
  }
}
