import { createInterface } from 'node:readline/promises'
import type { Options } from './options.ts'
import type { Moment } from './plan.ts'

/**
 * How the moments of the finished edition become known: by flags, by what is proposed, or by asking in a terminal.
 * @throws in Spanish, once called, if there is nobody to be asked
 */
export function momentsBy({ moments, yes }: Pick<Options, 'moments' | 'yes'>) {
  return async (plain: Moment): Promise<readonly Moment[]> => {
    if (moments.length > 0) return moments
    if (yes) return [plain]
    const { stdin: input, stdout: output } = process
    if (!input.isTTY) {
      throw new Error('falta --title y --description de la edición que termina, o --yes.')
    }
    return askForMoments(plain, { input, output })
  }
}

type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

/**
 * Asks what the gallery shows of the finished edition; Enter takes what is proposed.
 * @throws in Spanish if the answers end before they are complete
 */
export async function askForMoments(
  plain: Moment,
  { input, output }: Streams,
): Promise<readonly Moment[]> {
  const lines = createInterface({ input, output })
  const ended = new AbortController()
  // Without this, whoever leaves with Ctrl+C or Ctrl+D would never hear that nothing was written.
  lines.once('close', () => ended.abort())
  const ask = async (question: string) =>
    (await lines.question(`${question} `, { signal: ended.signal })).trim()
  try {
    const moments: Moment[] = []
    let more = true
    while (more) {
      const proposed = moments.length === 0 ? plain : { title: '', description: '' }
      const title = await ask(
        `Un momento de la edición que termina, su título${shown(proposed.title)}:`,
      )
      const description = await ask(`Y en una frase${shown(proposed.description)}:`)
      moments.push({
        title: title || proposed.title,
        description: description || proposed.description,
      })
      more = /^s/i.test(await ask('¿Otro momento? [s/N]'))
    }
    return moments
  } catch (error) {
    throw new Error('las preguntas se han quedado sin responder.', { cause: error })
  } finally {
    lines.close()
  }
}

const shown = (text: string) => (text ? ` [${text}]` : '')
