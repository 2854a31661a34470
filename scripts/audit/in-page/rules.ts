import type { rules as allRules } from '../rules.ts'

/** rules.yaml; the bundler inserts it. */
declare const RULES: typeof allRules

export const rules = RULES

/** A test of one element. rules.yaml names it and selects the elements. */
export type Test = (element: HTMLElement, all: readonly HTMLElement[]) => boolean
