import type { Run } from '../../scripts/tools/audit/report.ts'
import { scenesOf } from '../../scripts/tools/audit/scenes.ts'
import { speakerIdsByPath } from '../../src/event/names.ts'
import { testEvent } from './evento.ts'

const pagePaths = Object.values(testEvent.pages).map(({ path }) => path)

/** An audit of the tests' event without findings. */
export const auditRun: Run = {
  scenes: scenesOf(testEvent, [...pagePaths, ...speakerIdsByPath(testEvent).keys()]),
  results: new Map(),
  site: 'https://ejemplo.example/',
  browserName: 'Chromium 150.0',
  // The reports date this moment 2 October: in Spain it is 01:30 on the next day.
  now: new Date('2025-10-01T23:30:00Z'),
}
