const causes = [
  {
    signs: /ENOSPC|no space left/i,
    reason: 'The disk is full: free some space and build again.',
  },
  {
    signs: /EROFS|EACCES|EPERM|read-only file system|permission denied/i,
    reason:
      'The build may not write here: it works in .build and ends in dist, beside the sources. Copy them to a folder that is yours and build there.',
  },
  {
    signs: /EXDEV|EBUSY/,
    reason:
      'dist or .build is a disk of its own, and a folder moves at once only within one: build in a folder that holds both, and copy dist from there.',
  },
] as const

/** The error with its reason and what to do first, where the system's own words would leave one guessing. */
export function explainBuildError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  const cause = causes.find(({ signs }) => signs.test(message))
  const told = cause ? `${cause.reason} Nothing of dist was touched.\n${message}` : message
  return new Error(told, { cause: error })
}
