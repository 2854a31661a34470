import { runScript } from './lib/run-script.ts'
import { drawGuidePicture } from './outputs/guide-picture.ts'

await runScript('azulejos', () => drawGuidePicture('.readme/azulejos.webp'))
