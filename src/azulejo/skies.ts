import { repeat } from './compose.ts'

/** Suns on sand: each takes four tiles. */
export const suns = (columns: number, rows: number) =>
  repeat('día', { columns, rows }, { motif: 'sol', palettes: ['plaza'] })

/** Stars by night. */
export const stars = (columns: number, rows: number) =>
  repeat('noche', { columns, rows }, { motif: 'lucero', palettes: ['noche'] })
