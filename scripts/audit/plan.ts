import type { State } from './model.ts'
import { states } from './states.ts'

/** Name under which a test hands over what it found. */
export const resultsName = 'results'

export const stateTitle = ({ path, name }: Pick<State, 'path' | 'name'>) => `${path} · ${name}`

/** The states and views that these tests stand for: fewer than all if somebody chose some of them. */
export function planOf(
  tests: readonly { readonly state: string; readonly view: string }[],
): State[] {
  const asked = new Set(tests.map(({ state, view }) => `${state}|${view}`))
  return states
    .map((state) => ({
      ...state,
      views: state.views.filter(({ name }) => asked.has(`${stateTitle(state)}|${name}`)),
    }))
    .filter(({ views }) => views.length > 0)
}
