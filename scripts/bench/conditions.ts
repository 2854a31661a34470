/**
 * Slow 4G as Lighthouse defines it: 1.6 Mbit/s and 150 ms round trip. The browser delays whole requests, not packets,
 * so Lighthouse's own factors (latency × 3.75, throughput × 0.9) stand in for connection and congestion control
 * (lighthouse/core/config/constants.js, "mobileSlow4G").
 */
export const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
}

/** A cheap phone beside the machine that measures. */
export const processorSlowdown = 4

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
} as const
