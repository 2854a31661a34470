// The settings of commands, from environment variables.
import { expect, it } from 'vitest'
import { environmentFor, settingsOf } from '../../../../../scripts/build/lib/settings.ts'

/** The clock of the machine, half a second after a whole second. */
const clock = Date.parse('2026-04-20T12:00:00.500Z')

it('without variables each setting has its default, and the present is rounded down to a second', () => {
  expect(settingsOf({}, clock)).toMatchObject({
    contentFolder: 'src/content',
    dist: 'dist',
    now: Date.parse('2026-04-20T12:00:00Z'),
    browsersKeepPages: true,
    runsAxe: true,
    isOnGitHub: false,
  })
})

it('CONTENT, DIST, AXE and GITHUB_ACTIONS change their settings', () => {
  const environment = { CONTENT: 'mi-evento', DIST: 'sitio', AXE: 'off', GITHUB_ACTIONS: 'true' }
  expect(settingsOf(environment, clock)).toMatchObject({
    contentFolder: 'mi-evento',
    dist: 'sitio',
    runsAxe: false,
    isOnGitHub: true,
  })
})

it('SOURCE_DATE_EPOCH, in seconds, replaces the present', () => {
  expect(settingsOf({ SOURCE_DATE_EPOCH: '1750000000' }, clock).now).toBe(1_750_000_000_000)
})

it('the variables for a tool give it the content folder and the present of its command', () => {
  const settings = settingsOf({ CONTENT: 'mi-evento' }, clock)
  const environment = environmentFor(settings)
  expect(environment.CONTENT).toBe('mi-evento')
  // When the tool starts, the clock shows another time.
  const otherClock = 0
  expect(settingsOf(environment, otherClock).now).toBe(settings.now)
})

it('a SOURCE_DATE_EPOCH that is not a number is refused', () => {
  expect(() => settingsOf({ SOURCE_DATE_EPOCH: 'hoy' }, clock)).toThrow('se esperan segundos')
})

it.each([
  ['', true],
  ['on', true],
  ['off', false],
  ['OFF', false],
  [' Off ', false],
])('with SERVICE_WORKER="%s" browsers keep pages: %s', (written, browsersKeepPages) => {
  expect(settingsOf({ SERVICE_WORKER: written }, clock).browsersKeepPages).toBe(browsersKeepPages)
})

it.each(['no', 'false', '0', 'of'])(
  'SERVICE_WORKER=%s is refused, and the message says what is allowed',
  (word) => {
    const message = `pone «${word}», pero se espera «off»`
    expect(() => settingsOf({ SERVICE_WORKER: word }, clock)).toThrow(message)
  },
)

it.each([
  ['', true],
  ['on', true],
  ['off', false],
])('with AXE="%s" a build runs axe: %s', (written, runsAxe) => {
  expect(settingsOf({ AXE: written }, clock).runsAxe).toBe(runsAxe)
})

it('AXE=no is refused, and the message says what is allowed', () => {
  expect(() => settingsOf({ AXE: 'no' }, clock)).toThrow('pone «no», pero se espera «off»')
})
