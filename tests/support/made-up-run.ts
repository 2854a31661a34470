import type { Measured } from '../../scripts/bench/results.ts'

/** A run of the bench: when and with what. */
export const measured: Measured = {
  day: '2026-11-21',
  build: '0123456789abcdef',
  browser: '156.0',
  node: '20.20.0',
  processors: 2,
  rounds: 5,
  paintRounds: 7,
  minutes: { weight: 1.5, growth: 10.7 },
}
