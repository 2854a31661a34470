// The views that the audit covers, and how its own checks judge a page.
import { expect, it } from 'vitest'
import { criteriaOf } from '../../../../scripts/audit/axe.ts'
import { judgeStops, judgeWay } from '../../../../scripts/audit/keyboard.ts'
import { states } from '../../../../scripts/audit/states.ts'
import { routes } from '../../../support/routes.ts'

it('the matrix holds every page and every state of menu, questions, forms, countdown and map', () => {
  const names = states.map(({ path, name }) => `${path} ${name}`)
  expect(new Set(names).size).toBe(names.length)
  expect(states.filter(({ part }) => part === 'html')).toHaveLength(routes.length + 2)
  expect(states.filter(({ name }) => name === 'menú abierto')).toHaveLength(1)
  const forms = ['relleno', 'rechazado', 'enviado'].flatMap((state) =>
    ['/contacto', '/patrocina'].map((path) => `${path} formulario ${state}`),
  )
  const others = ['/faq preguntas abiertas', '/ cuenta atrás en pausa', '/ mapa cargado']
  expect(names).toEqual(expect.arrayContaining([...forms, ...others]))
})

it('the matrix shows each page and state narrow and wide, light and dark', () => {
  const narrow = states.filter(
    ({ views }) =>
      new Set(views.map(({ colorScheme }) => colorScheme)).size < 2 ||
      new Set(views.map(({ width }) => width)).size < 2,
  )
  expect(narrow).toEqual([])
  const arrived = states.filter(({ part }) => part === 'html')
  expect(arrived.filter(({ views }) => !views.some(({ isWalked }) => isWalked))).toEqual([])
})

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
