export { furtherH1, isInClosedDetails, nodeAt, places } from './elements.ts'
export { drawnText } from './drawn-text.ts'
export { focused, offered } from './focus.ts'
export { layoutFaults } from '../../lib/layout-faults.ts'
