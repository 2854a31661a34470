// How the audit's own checks judge a page.
import { expect, it } from 'vitest'
import { criteriaOf } from '../../../../scripts/audit/axe.ts'
import { judgeStops, judgeWay } from '../../../../scripts/audit/keyboard.ts'

const stop = (index: number, more = {}) => ({
  index,
  target: `#s${index}`,
  isHidden: false,
  isIllShown: false,
  ...more,
})

it('a walk by keyboard is sound, or its faults are named', () => {
  const offered = [stop(0), stop(1), stop(2)]
  const wrong = (...stops: ReturnType<typeof stop>[]) =>
    Object.entries({ ...judgeStops(stops), ...judgeWay(['#s0', '#s1', '#s2'], stops) })
      .filter(([, found]) => found.length > 0)
      .map(([name]) => name)
  expect(wrong(...offered)).toEqual([])
  expect(wrong(stop(0), stop(2))).toEqual(['todo-con-el-teclado'])
  expect(wrong(stop(0), stop(1))).toEqual(['todo-con-el-teclado', 'sin-trampa'])
  expect(wrong(stop(1), stop(0), stop(2))).toEqual(['orden-del-foco'])
  expect(wrong(stop(0), stop(1, { isHidden: true }), stop(2))).toEqual(['foco-no-oculto'])
  expect(wrong(stop(0), stop(1, { isIllShown: true }), stop(2))).toEqual(['foco-bien-visible'])
})

it('axe’s tags are read as criteria', () => {
  expect(criteriaOf(['wcag2aa', 'wcag143', 'wcag1412', 'best-practice', 'EN-301-549'])).toEqual([
    '1.4.3',
    '1.4.12',
  ])
})
