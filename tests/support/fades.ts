/** Runs in a page. Notes the animations of each of its transitions from now on, as "name duration". */
export function noteFades(): void {
  const fades: string[][] = []
  const noteRunning = () =>
    fades.push(
      document.documentElement
        .getAnimations({ subtree: true })
        .flatMap((animation) =>
          animation instanceof CSSAnimation && animation.animationName.startsWith('page-')
            ? `${animation.animationName} ${animation.effect?.getTiming().duration}`
            : [],
        )
        .toSorted(),
    )
  Document.prototype.startViewTransition = new Proxy(Document.prototype.startViewTransition, {
    apply(start, self: Document, options) {
      const transition = Reflect.apply(start, self, options)
      void transition.ready.then(noteRunning)
      return transition
    },
  })
  Object.assign(window, { fades })
}

/** Runs in a page. What was noted, a list per transition. */
export const notedFades = () => (window as unknown as { fades: string[][] }).fades

/** The animations of a page change. */
export const fade = ['page-in 180', 'page-out 90']
