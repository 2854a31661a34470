import { longestTitle } from '../../src/content/schema/entities.ts'
import { lettersIn } from '../../src/content/schema/formats.ts'

export const isFitting = (title: string): boolean => lettersIn(title) <= longestTitle

/** The first that is short enough, or the last. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find(isFitting) ?? titles.at(-1) ?? ''
