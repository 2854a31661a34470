import { samples } from '../src/content/samples.ts'

for (const { file, field, value } of samples) {
  console.log(`src/content/${file} · ${field}: «${value}» es un valor de ejemplo.`)
}
if (samples.length > 0) {
  console.log(
    `\nQuedan ${samples.length} valores de ejemplo. Pon cada valor real en su archivo y borra su línea de src/content/samples.ts.`,
  )
  process.exitCode = 1
} else {
  console.log('No queda ningún valor de ejemplo.')
}
