import type { Sign } from '../../azulejo/mosaic.ts'

export const sign: Sign = { text: '404', columns: 10, field: 'alba' }
