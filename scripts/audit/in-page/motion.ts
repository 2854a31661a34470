import type { Finding } from '../model.ts'
import { found, isDrawn } from './elements.ts'

/** The longest that something may move by itself (WCAG 2.2.2), and the shortest period that is no flash (WCAG 2.3.1), in ms. */
const [longest, shortestPeriod] = [5000, 334]

/** How long script is watched, in ms, and how often it may change a style in that time. */
const [watched, mostChanges] = [700, 3]

/** Motion that does not end, and flashes. */
export async function motion(): Promise<Finding[]> {
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    const element = effect instanceof KeyframeEffect ? effect.target : null
    if (!element || !effect) return []
    const { duration, endTime, iterations = 1 } = effect.getComputedTiming()
    if (Number(endTime) > longest) return [found(element, 'Se mueve más de cinco segundos')]
    return iterations > 2 && Number(duration) < shortestPeriod ? [found(element, 'Destella')] : []
  })
  const drawn = [
    ...document.querySelectorAll(
      'svg animate, svg animateTransform, svg animateMotion, marquee, blink',
    ),
  ]
  const changed = new Map<Element, number>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element) changed.set(target, (changed.get(target) ?? 0) + 1)
  })
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['style', 'class', 'hidden', 'transform', 'd'],
    subtree: true,
  })
  await new Promise((done) => setTimeout(done, watched))
  observer.disconnect()
  const restless = [...changed].filter(
    ([element, times]) => times >= mostChanges && isDrawn(element.parentElement ?? element),
  )
  return [
    ...moving,
    ...[...drawn, ...restless.map(([element]) => element)].map((element) =>
      found(element, 'Se mueve sin parar'),
    ),
  ]
}

/** What changes each second and is said, or cannot be stopped (WCAG 2.2.2, 4.1.3). */
export async function tickingRegions(): Promise<Finding[]> {
  const live = [
    ...document.querySelectorAll(
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output',
    ),
  ]
  const timers = [...document.querySelectorAll('[role=timer]')]
  const all = [
    ...new Set([
      ...live,
      ...timers,
      ...document.querySelectorAll('main > header div, main > header p'),
    ]),
  ].filter(isDrawn)
  const before = all.map((element) => element.textContent)
  await new Promise((done) => setTimeout(done, 1100))
  const ticking = all.filter((element, index) => element.textContent !== before[index])
  const canStop = [...document.querySelectorAll('main button')].some(
    (button) => /paus|det[eé]n|detener|parar/i.test(button.textContent) && isDrawn(button),
  )
  const said = ticking.filter((element) => live.includes(element))
  const unstoppable = canStop ? [] : ticking.slice(0, 1)
  return [
    ...said.map((element) => found(element, 'Se lee en voz alta cada segundo')),
    ...unstoppable.map((element) => found(element, 'Cambia cada segundo y no se puede parar')),
  ]
}
