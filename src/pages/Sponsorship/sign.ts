import type { Sign } from '../../azulejo/mosaic.ts'

export const sign: Sign = { text: '&', columns: 4, field: 'vidrio' }
