import { contentFolder } from './content/folder.ts'
import { runScript } from './lib/run-script.ts'
import { momentsBy } from './next-edition/ask.ts'
import { startNextEdition } from './next-edition/next-edition.ts'
import { readOptions } from './next-edition/options.ts'

await runScript('next-edition: no se ha escrito nada', async () => {
  const options = readOptions(process.argv.slice(2))
  const told = await startNextEdition(contentFolder, options, momentsBy(options))
  console.log(told)
})
