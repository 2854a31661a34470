import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { YamlEdit } from '../../../../scripts/next-edition/edit-yaml.ts'

function edited(source: string, change: (edit: YamlEdit) => void): string {
  const edit = new YamlEdit(source)
  change(edit)
  return edit.toString()
}

describe('a change of a value in a YAML file', () => {
  it('leaves comments, quotes, order and line breaks of all others', () => {
    const source =
      '# Arriba\na: "uno" # al lado\n\n\nb:   dos\nc: >-\n  tres\n  cuatro\n\nd: "cinco\n  seis"\n'
    expect(edited(source, (edit) => edit.set(['b'], 'otro'))).toBe(source.replace('dos', 'otro'))
    expect(edited(source, (edit) => edit.set(['a'], 'otro'))).toBe(source.replace('uno', 'otro'))
    expect(edited(source, (edit) => edit.set(['c'], 'otro'))).toBe(
      source.replace('>-\n  tres\n  cuatro', 'otro'),
    )
  })

  it('quotes what YAML would read as something else', () => {
    for (const value of ['a: b', '# no', '12', 'sí\nno', '- a', 'it\'s: "x"', 'a'.repeat(300)]) {
      const text = edited('list:\n  - x: 1\n    y: 2\n', (edit) =>
        edit.set(['list', 0, 'x'], value),
      )
      expect(parse(text)).toEqual({ list: [{ x: value, y: 2 }] })
    }
  })

  it('puts an empty group behind its name, and leaves a comment between them', () => {
    const after = '\n\n# Luego\nb: 1\n'
    expect(edited(`a:\n  x: 1\n  y: 2${after}`, (edit) => edit.set(['a'], {}))).toBe(
      `a: {}${after}`,
    )
    expect(edited(`a:\n  - 1\n  - 2${after}`, (edit) => edit.set(['a'], []))).toBe(`a: []${after}`)
    const commented = edited(`a:\n  # Por qué\n  - 1${after}`, (edit) => edit.set(['a'], []))
    expect(commented).toBe(`a:\n  # Por qué\n  []${after}`)
    expect(parse(commented)).toEqual({ a: [], b: 1 })
  })

  it('writes a list in lines or in brackets, as it was', () => {
    const lines = 'p:\n  - t:\n      - s: 1\n        k: uno # sí\n      - k: dos\n    z: 1\n'
    expect(edited(lines, (edit) => edit.set(['p', 0, 't'], [{ k: 'x' }]))).toBe(
      'p:\n  - t:\n      - k: x\n    z: 1\n',
    )
    expect(edited('t: [{ s: 1, k: uno }]\n', (edit) => edit.set(['t'], [{ k: 'x' }]))).toBe(
      't: [ { k: x } ]\n',
    )
  })
})

const add = (source: string) => edited(source, (edit) => edit.append('a', ['z'], 'Para qué'))

describe('an entry more in a list', () => {
  it('comes behind the last one, in its column', () => {
    expect(add('a:\n  - x # sí\n\n# Luego\nb: 1\n')).toBe(
      'a:\n  - x # sí\n  - z\n\n# Luego\nb: 1\n',
    )
    expect(add('a:\n- x\nb: 1\n')).toBe('a:\n- x\n- z\nb: 1\n')
    expect(add('a:\n  - x')).toBe('a:\n  - x\n  - z')
  })

  it('makes lines of a list in brackets, and the list itself where there is none', () => {
    expect(add('a: []\nb: 1\n')).toBe('a:\n  - z\nb: 1\n')
    expect(add('a: [x, "y"]\n')).toBe('a:\n  - x\n  - y\n  - z\n')
    expect(add('b: 1\n')).toBe('b: 1\n\n# Para qué\na:\n  - z\n')
    expect(add('b: 1')).toBe('b: 1\n\n# Para qué\na:\n  - z\n')
  })

  it('ends its lines as the file does', () => {
    expect(add('a:\r\n  - x\r\nb: 1\r\n')).toBe('a:\r\n  - x\r\n  - z\r\nb: 1\r\n')
  })
})
