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
  // Keeps lines that come before they are asked for, as pasted ones do; ends with Ctrl+C and Ctrl+D.
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string, proposed: string): Promise<string> => {
    // Not as a prompt of `lines`: that fails once the answers have ended, even if some are yet to be taken.
    output.write(`${question}${proposed ? ` [${proposed}]` : ''}: `)
    const { done, value } = await answers.next()
    if (done) throw new Error('las preguntas se han quedado sin responder.')
    return value.trim() || proposed || ask(question, proposed)
  }
  try {
    const moments: Moment[] = []
    let more = true
    while (more) {
      const proposed = moments.length === 0 ? plain : { title: '', description: '' }
      const title = await ask('Un momento de la edición que termina, su título', proposed.title)
      const description = await ask('Y en una frase', proposed.description)
      moments.push({ title, description })
      more = /^s/i.test(await ask('¿Otro momento? (s/n)', 'n'))
    }
    return moments
  } finally {
    lines.close()
  }
}
