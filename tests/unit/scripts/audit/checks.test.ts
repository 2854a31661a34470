// What the audit looks at, and what its measures make of a page (issue: accessibility).
import { describe, expect, it } from 'vitest'
import { criteriaOf } from '../../../../scripts/audit/axe.ts'
import { leastContrast } from '../../../../scripts/audit/contrast.ts'
import { judgeWalk, type Stop } from '../../../../scripts/audit/keyboard.ts'
import { states } from '../../../../scripts/audit/states.ts'
import { contrastOf } from '../../../../scripts/lib/contrast.ts'

describe('the matrix', () => {
  it('holds every page, the questions and every state that the forms and the countdown have', () => {
    const names = states.map(({ path, name }) => `${path} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(states.filter(({ part }) => part === null)).toHaveLength(9)
    expect(states.filter(({ name }) => name === 'menú abierto')).toHaveLength(7)
    expect(names).toContain('/faq preguntas abiertas')
    for (const path of ['/contacto', '/patrocina']) {
      for (const name of ['relleno', 'rechazado', 'enviado']) {
        expect(names).toContain(`${path} formulario ${name}`)
      }
    }
    expect(names).toEqual(expect.arrayContaining(['/ cuenta atrás en pausa', '/ mapa cargado']))
  })

  it('shows each state in two widths and two themes, each page in four and two', () => {
    for (const { part, views } of states) {
      expect(new Set(views.map(({ colorScheme }) => colorScheme)).size).toBe(2)
      expect(new Set(views.map(({ width }) => width)).size).toBe(part === null ? 4 : 2)
    }
    expect(states.flatMap(({ views }) => views).length).toBeLessThanOrEqual(170)
  })
})

const row = (...colours: (readonly number[])[]) => ({
  data: new Uint8Array(colours.flat()),
  width: colours.length,
  height: 1,
})

it('contrast is that of the worst ground that the text touches', () => {
  const [white, black, grey] = [
    [255, 255, 255],
    [0, 0, 0],
    [119, 119, 119],
  ] as const
  const box = { x: 0, y: 0, width: 4, height: 1 }
  const ground = row(white, grey, white, white)
  expect(leastContrast(row(black, black, white, white), ground, [box])).toBeCloseTo(
    contrastOf(black, grey),
  )
  expect(leastContrast(ground, ground, [box])).toBeNull()
})

const stop = (index: number, more: Partial<Stop> = {}): Stop => ({
  index,
  target: `#s${index}`,
  name: `${index}`,
  hidden: false,
  outline: { width: 3, contrast: 5 },
  ...more,
})

it('a walk by keyboard is sound, or its faults are named', () => {
  const offered = [0, 1, 2].map((index) => ({ target: `#s${index}`, name: `${index}` }))
  const sound = { offered, forwards: [stop(0), stop(1), stop(2)], backwards: [], left: false }
  const wrong = (walk: Partial<Parameters<typeof judgeWalk>[0]>) =>
    Object.entries(judgeWalk({ ...sound, ...walk }))
      .filter(([, found]) => found.length > 0)
      .map(([name]) => name)
  expect(wrong({})).toEqual([])
  expect(wrong({ forwards: [stop(0), stop(2)] })).toEqual(['todo-con-el-teclado'])
  expect(wrong({ forwards: [stop(0), stop(1)] })).toEqual(['todo-con-el-teclado', 'sin-trampa'])
  expect(wrong({ forwards: [stop(1), stop(0), stop(2)] })).toEqual(['orden-del-foco'])
  expect(wrong({ backwards: [stop(1, { hidden: true })] })).toEqual(['foco-no-oculto'])
  const thin = stop(1, { outline: { width: 1, contrast: 5 } })
  const pale = stop(1, { outline: { width: 3, contrast: 2.9 } })
  expect(wrong({ forwards: [stop(0), thin, stop(2)] })).toEqual(['foco-bien-visible'])
  expect(wrong({ forwards: [stop(0), pale, stop(2)] })).toEqual(['foco-bien-visible'])
  expect(wrong({ left: true })).toEqual(['el-foco-no-cambia-de-pagina'])
})

it('axe’s tags are read as criteria', () => {
  expect(criteriaOf(['wcag2aa', 'wcag143', 'wcag1412', 'best-practice', 'EN-301-549'])).toEqual([
    '1.4.3',
    '1.4.12',
  ])
})
