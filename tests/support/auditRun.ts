import type { Run } from '../../scripts/tools/audit/report.ts'
import { scenesOf } from '../../scripts/tools/audit/scenes.ts'
import { speakerPaths } from '../../src/event/names.ts'
import { evento } from './evento.ts'

const pagePaths = Object.values(evento.pages).map(({ path }) => path)

/** An audit of the tests' event that has found nothing. */
export const auditRun: Run = {
  scenes: scenesOf(evento, [...pagePaths, ...speakerPaths(evento).keys()]),
  results: new Map(),
  site: 'https://ejemplo.example/',
  browserName: 'Chromium 150.0',
  // In Madrid it is 01:30 on 2 October already.
  now: new Date('2025-10-01T23:30:00Z'),
}
