import type { IncomingHttpHeaders } from 'node:http'

/**
 * What a page's answer earns by the rules of Mozilla's HTTP Observatory (its score table of version 1.4.8), as far as
 * the host of a static site decides on it: https and the redirect to it are taken for granted, scripts come from the
 * site itself, and an entry in browsers' preload lists, worth 5 more, is not ours to make.
 */
export function observatoryPoints(
  headers: IncomingHttpHeaders,
  html: string,
): Readonly<Record<string, number>> {
  const header = (name: string) => String(headers[name] ?? '')
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const inHeader = header('content-security-policy')
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0)
  return {
    'content-security-policy': policyPoints(inHeader || inPage),
    'strict-transport-security': maxAge >= 15_768_000 ? 0 : -20,
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': /frame-ancestors/.test(inHeader) ? 5 : -20,
    'referrer-policy':
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header('referrer-policy'),
      )
        ? 5
        : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      header('cross-origin-resource-policy'),
    )
      ? 10
      : 0,
    cookies: headers['set-cookie'] ? -20 : 0,
  }
}

function policyPoints(policy: string): number {
  if (!policy) return -25
  if (policy.includes("'unsafe-eval'")) return -10
  if (policy.includes("'unsafe-inline'")) return -20
  return policy.startsWith("default-src 'none'") ? 10 : 5
}

const totalOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 100)

/** Bonuses count only for who has 90 points without them. */
export function observatoryScore(points: Readonly<Record<string, number>>): number {
  const values = Object.values(points)
  const withoutBonus = totalOf(values.filter((value) => value < 0))
  return withoutBonus >= 90 ? totalOf(values) : withoutBonus
}
