import type { Sign } from '../../azulejo/mosaic.ts'

export const sign: Sign = { text: '&', columns: 5, field: 'vidrio' }
