import { contentFolder } from '../src/event/reading/siteContent.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { startNextEdition } from './organiser/next-edition/next-edition.ts'

await runScript('next-edition', async () => {
  console.log(await startNextEdition(contentFolder, scriptArguments[0]))
})
