// Every usual window size, and sizes between, in every phase (tests/e2e/layout.spec.ts walks along the breakpoints).
import { everyPath, expect, moments, test } from '../support/fixtures.ts'
import { faultsOnWalk, otherVisits, type Size, sizeOf, walkedSizes } from '../support/walk-sizes.ts'

const sizes: readonly Size[] = [
  ...[344, 360, 375, 390, 393, 412, 430, 480, 540, 600, 672, 768, 820, 912].map(sizeOf),
  ...[1023, 1024, 1100, 1150, 1279, 1280, 1366, 1439, 1512, 1680, 1728, 2048, 2304].map(sizeOf),
  [390, 664],
  [1280, 1024],
  [1536, 730],
  [1920, 940],
  [1920, 1300],
  [2560, 1080],
  [2560, 1440],
]

for (const [phase, moment] of Object.entries(moments)) {
  test.describe(`${phase} the event`, () => {
    test.use({ moment })

    for (const path of everyPath) {
      test(`${path} is whole`, async ({ tab, watch }) => {
        watch.ignoreConsole()
        const isUsual = phase === 'before'
        expect(await faultsOnWalk(tab, path, sizes, { isUsual })).toEqual([])
      })
    }
  })
}

for (const { visited, phase, paths } of otherVisits) {
  test.describe(`${visited.toLowerCase()}, ${phase} the event`, () => {
    test.use({ moment: moments[phase], visited })

    for (const path of paths) {
      test(`${path} is whole at every breakpoint`, async ({ tab, watch }) => {
        watch.ignoreConsole()
        expect(await faultsOnWalk(tab, path, walkedSizes, { isUsual: false })).toEqual([])
      })
    }
  })
}
