import { contentFolder } from './content/folder.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { momentsBy } from './next-edition/ask.ts'
import { startNextEdition } from './next-edition/next-edition.ts'
import { readOptions } from './next-edition/options.ts'

await runScript('next-edition: no se ha escrito nada', async () => {
  const options = readOptions(scriptArguments)
  const told = await startNextEdition(contentFolder, options, momentsBy(options))
  console.log(told)
})
