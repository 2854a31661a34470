import { type AtRule, type ChildNode, type Container, parse, root as emptyRoot } from 'postcss'

/** The styles of a page, divided by where they apply. */
type DividedStyles = {
  /** Styles that the first paint needs. */
  readonly screen: string
  /** Styles in `@media print`. */
  readonly paper: string
}

/**
 * Takes the styles for paper out of a style sheet. They stand at the end of a page, so that the first screen does not wait
 * for them. Cascade layers keep their order wherever the rules stand.
 */
export function dividePaperStyles(css: string): DividedStyles {
  const screen = parse(css)
  const paper = emptyRoot()
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    paper.append(withParents(rule))
    rule.remove()
  })
  return { screen: screen.toString(), paper: paper.toString() }
}

/** A copy of a rule within copies of the rules that hold it, such as `@layer components`. */
function withParents(rule: AtRule): ChildNode {
  let copy: ChildNode = rule.clone()
  let parent = rule.parent as Container | undefined
  while (parent && parent.type !== 'root') {
    copy = parent.clone({ nodes: [] }).append(copy) as ChildNode
    parent = parent.parent as Container | undefined
  }
  return copy
}
