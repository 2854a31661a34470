import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import type { Report } from '../lib/run-script.ts'
import type { Figures } from './goals.ts'

export const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]

/**
 * @param port where the browser listens to other programs
 * @param report gets the audits that took points off
 */
export async function judge(url: string, device: Device, port: number, report: Report) {
  const flags: Flags = {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // Times are measured on a slow line and a slow processor, not estimated from a quick visit.
    throttlingMethod: 'devtools',
  }
  const found = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
  if (!found || found.lhr.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${found?.lhr.runtimeError?.message}`)
  }
  const { audits, categories } = found.lhr
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  if (lost.length > 0) report(`${url} loses points: ${lost.map(({ id }) => id).join(', ')}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  return {
    score: Math.min(...Object.values(categories).map(({ score }) => (score ?? 0) * 100)),
    paint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    restored: audits['bf-cache']?.score ?? NaN,
  } satisfies Figures
}
