declare global {
  interface Window {
    /** Which events each target hears. */
    heard: Map<EventTarget, Set<string>>
  }
}

/** Runs before the page's scripts: notes who hears what. It holds no named function, because compilers wrap those. */
export function noteListeners() {
  window.heard = new Map()
  const original = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
    const target = this ?? window
    window.heard.set(target, (window.heard.get(target) ?? new Set()).add(type))
    original.apply(target, [type, ...rest] as Parameters<typeof original>)
  }
}

/** The properties that React gave to an element. */
const propsOf = (target: object): object =>
  Object.entries(target).find(([key]) => key.startsWith('__reactProps$'))?.[1] ?? {}

/** Whether a target hears one of these events: by a listener, a property or React. */
export function hears(target: EventTarget, ...types: readonly string[]): boolean {
  const props = new Set(Object.keys(propsOf(target)).map((name) => name.toLowerCase()))
  return types.some(
    (type) =>
      window.heard?.get(target)?.has(type) === true ||
      props.has(`on${type}`) ||
      typeof (target as unknown as Record<string, unknown>)[`on${type}`] === 'function',
  )
}

/** The elements that hear one of these events. */
export const hearing = (...types: readonly string[]): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => hears(one, ...types))
