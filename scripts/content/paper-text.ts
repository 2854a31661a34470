import { marked, type Token, type Tokens } from 'marked'
import type { Markup } from '../../src/content/schema.ts'
import { unseen } from '../../src/content/schema/formats.ts'
import { unwritableTexts } from './check-letters.ts'
import { fillFacts } from './fill-facts.ts'
import { type Mistake, mistakeIn, shown } from './mistakes.ts'
import type { Link } from './paper-links.ts'

type Surroundings = {
  /** As mistakes name it: "pages/privacidad.md". */
  readonly file: string
  readonly path: string
  /** The page's own heading, above all others. */
  readonly heading: string
  readonly facts: Readonly<Record<string, string>>
  /** Where a link leads, or what is wrong with it. */
  readonly follow: (target: string) => Link | string
}

/** What this site does not show, as a person would call it. */
const refused: Readonly<Record<string, string>> = {
  html: 'HTML (y los comentarios lo son): aquí se escribe solo Markdown',
  image: 'una imagen: estas páginas llevan solo texto',
  code: 'una línea que empieza por cuatro espacios o por «```»: quítaselos',
  checkbox: 'una casilla: aquí no se marca nada; quita «[ ]»',
  del: 'texto tachado: quita «~~»',
}

/** Of the frame around each page. */
const takenIds = ['contenido', 'menu', 'root']

/** A link of which only a half is there, or whose end nobody defined; "&amp;" for "&". */
const halfLink = /\[[^[\]]*\]\s?[[(]|\]\(/
const entity = /&(?:#\w+|[a-z]+\d*);/i

/**
 * Turns the Markdown of a page into its elements (CommonMark, with GitHub's tables), with the facts in it.
 * @param source of which all lines count, so that the mistakes name the right ones
 */
export function readText(source: string, surroundings: Surroundings) {
  const reader = new Reader(source, surroundings)
  return { text: reader.read(), mistakes: reader.mistakes }
}

class Reader {
  readonly mistakes: Mistake[] = []
  readonly #source: string
  readonly #near: Surroundings
  /** How far it has read. */
  #at = 0
  /** The heading above, and the tables since. */
  #above: { depth: number; words: string; tables: number }
  readonly #ids = new Set(takenIds)
  readonly #fragments: { id: string; line: number }[] = []

  constructor(source: string, near: Surroundings) {
    this.#source = source
    this.#near = near
    this.#above = { depth: 1, words: near.heading, tables: 0 }
  }

  read(): Markup[] {
    let end = 0
    const text = marked.lexer(this.#source).flatMap((token) => {
      this.#at = end
      end += token.raw.length
      return this.#element(token)
    })
    for (const { id, line } of this.#fragments) {
      if (this.#ids.has(id) && !takenIds.includes(id)) continue
      this.#say(`el enlace va a «#${id}», pero aquí no hay ningún encabezado así.`, line)
    }
    return sectionsOf(text)
  }

  #say(problem: string, line: number) {
    this.mistakes.push(mistakeIn(this.#near.file, problem, line))
  }

  /** Goes on to where a piece of the source begins. @returns its line */
  #goTo(piece: string): number {
    const [first = ''] = piece.trimStart().split('\n')
    this.#at = Math.max(this.#at, this.#source.indexOf(first, this.#at))
    return this.#source.slice(0, this.#at).split('\n').length
  }

  #all(tokens: readonly Token[] = []): Markup[] {
    return tokens.flatMap((token) => this.#element(token))
  }

  #element(token: Token): Markup[] {
    const reason = refused[token.type]
    if (reason !== undefined) {
      this.#say(`hay ${reason}.`, this.#goTo(token.raw))
      return []
    }
    const { tokens } = token as Tokens.Generic
    switch (token.type) {
      case 'space':
      case 'def':
        return []
      case 'heading':
        return [this.#heading(token as Tokens.Heading)]
      case 'list':
        return [this.#list(token as Tokens.List)]
      case 'table':
        return [this.#table(token as Tokens.Table)]
      case 'link':
        return this.#link(token as Tokens.Link)
      case 'paragraph':
        return [['p', {}, ...this.#all(tokens)]]
      case 'blockquote':
      case 'strong':
      case 'em':
        return [[token.type, {}, ...this.#all(tokens)]]
      case 'br':
      case 'hr':
        return [[token.type, {}]]
      case 'codespan':
        return [['code', {}, this.#words(token as Tokens.Codespan)]]
      default:
        return tokens ? this.#all(tokens) : [this.#words(token as Tokens.Text)]
    }
  }

  /** Words with their facts; what is wrong in them is told line by line. */
  #words({ raw, text }: Pick<Tokens.Text, 'raw' | 'text'>): string {
    const lines = text.split('\n').map((words) => {
      const line = this.#goTo(words)
      this.#at += words.length
      if (words.includes('[[')) return words
      if (raw === text && halfLink.test(words)) {
        this.#say(`en ${shown(words)} hay un enlace a medias: es «[texto](/programa)».`, line)
      }
      if (unseen.test(words)) {
        this.#say('hay signos invisibles: escribe la línea de nuevo, sin copiarla.', line)
      }
      const [sign] = entity.exec(words) ?? []
      if (sign) this.#say(`«${sign}» es HTML: escribe el signo tal cual.`, line)
      return this.#fill(words, line)
    })
    return lines.join(' ')
  }

  #fill(words: string, line: number): string {
    const { file, facts } = this.#near
    const mistake = (_: unknown, problem: string) => mistakeIn(file, problem, line)
    const here = { name: file, value: words, mistake }
    const { filled, mistakes } = fillFacts(here, words, facts, {})
    this.mistakes.push(...mistakes, ...unwritableTexts(here, filled))
    return filled as string
  }

  #heading({ raw, depth, tokens }: Tokens.Heading): Markup {
    const line = this.#goTo(raw)
    const inner = this.#all(tokens)
    const words = wordsIn(inner).trim()
    const { depth: above } = this.#above
    if (depth === 1) {
      this.#say(
        `el título de la página es «heading», arriba: los encabezados del texto empiezan por «##».`,
        line,
      )
    } else if (depth > 4) {
      this.#say('un encabezado empieza por «##», «###» o «####», y no por más.', line)
    } else if (depth > above + 1) {
      this.#say(`el encabezado salta un nivel: aquí va «${'#'.repeat(above + 1)}».`, line)
    }
    if (words === '') this.#say('el encabezado está vacío.', line)
    this.#above = { depth: Math.max(depth, 2), words, tables: 0 }
    return [`h${depth}`, { id: this.#idFor(words) }, ...inner]
  }

  /** "Qué datos tratamos" → "que-datos-tratamos", or with a number behind it if another heading has it. */
  #idFor(words: string): string {
    const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? 'apartado'
    let id = name
    for (let number = 2; this.#ids.has(id); number += 1) id = `${name}-${number}`
    this.#ids.add(id)
    return id
  }

  #list({ ordered, start, loose, items }: Tokens.List): Markup {
    const inner = items.map((item): Markup => {
      this.#goTo(item.raw)
      const held = item.tokens.flatMap((token) =>
        // A list of paragraphs has them as its lines.
        loose && token.type === 'text'
          ? [['p', {}, ...this.#element(token)] as const]
          : this.#element(token),
      )
      return ['li', {}, ...held]
    })
    if (!ordered) return ['ul', {}, ...inner]
    return ['ol', start === 1 || start === '' ? {} : { start: String(start) }, ...inner]
  }

  /** Named by the heading above it, for who scrolls it by keyboard. */
  #table({ header, rows }: Tokens.Table): Markup {
    this.#above.tables += 1
    const { words, tables } = this.#above
    const label = tables > 1 ? `${words} (${tables})` : words
    const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): Markup => [
      'tr',
      {},
      ...cells.map(({ align, tokens }): Markup => {
        const attributes = {
          ...(tag === 'th' && { scope: 'col' }),
          ...(align && { 'data-align': align }),
        }
        return [tag, attributes, ...this.#all(tokens)]
      }),
    ]
    const head = row('th', header)
    const body = rows.map((cells) => row('td', cells))
    return ['table', { label }, ['thead', {}, head], ['tbody', {}, ...body]]
  }

  #link({ raw, href, tokens }: Tokens.Link): Markup[] {
    const line = this.#goTo(raw)
    const inner = this.#all(tokens)
    if (href.includes('[[')) return inner
    const target = this.#fill(href, line)
    if (target.startsWith('#')) {
      this.#fragments.push({ id: target.slice(1), line })
      return [['a', { to: this.#near.path + target }, ...inner]]
    }
    const link = this.#near.follow(target)
    if (typeof link !== 'string') return [['a', link, ...inner]]
    this.#say(`el enlace «${wordsIn(inner)}» va a ${shown(target)}, ${link}`, line)
    return inner
  }
}

/** A section for each heading of the second level, and one for what comes before the first. */
function sectionsOf(text: readonly Markup[]): Markup[] {
  const starts = text.flatMap((one, index) => (index === 0 || one[0] === 'h2' ? [index] : []))
  return starts.map((start, index) => {
    const [first = '', ...others] = text.slice(start, starts[index + 1])
    const [heading, held] = first[0] === 'h2' ? [[first], others] : [[], [first, ...others]]
    return ['section', {}, ...heading, ['div', {}, ...held]]
  })
}

function wordsIn(markup: readonly Markup[]): string {
  return markup
    .map((one) => (typeof one === 'string' ? one : wordsIn(one.slice(2) as readonly Markup[])))
    .join('')
}
