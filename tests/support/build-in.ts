export { buildIn } from '../../scripts/build/sources.ts'
