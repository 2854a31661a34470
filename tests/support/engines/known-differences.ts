export const knownDifferences = []
