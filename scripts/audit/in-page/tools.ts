export { colouredRefusals, hoverWords, paleEdges, paleStates } from './colours.ts'
export { drawnText } from './drawn-text.ts'
export { furtherH1, isInClosedDetails, nodeAt, places } from './elements.ts'
export { focused, offered } from './focus.ts'
export { coveredTexts, fixedTexts } from './forced.ts'
export { layoutFaults } from '../../lib/layout-faults.ts'
export { motion, tickingRegions } from './motion.ts'
export { emptyNames, wrongLabels, wrongPictures, wrongPurposes, wrongRoles } from './names.ts'
export { otherOrder } from './order.ts'
export { newTexts, noteTexts, spoken, watchChanges, watchedChanges } from './spoken.ts'
export {
  generatedWords,
  largeHeadlines,
  otherLanguages,
  pointingWords,
  titledWords,
  unreachable,
  wordlessSpans,
} from './words.ts'
