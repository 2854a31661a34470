import { type Rgb, rgbAt } from '../../scripts/tools/audit/contrast.ts'

/** Red, green and blue of a colour: "#ef5b29" → [239, 91, 41]. */
export const rgbOf = (hex: string): Rgb => rgbAt(Buffer.from(hex.slice(1), 'hex'), 0)
