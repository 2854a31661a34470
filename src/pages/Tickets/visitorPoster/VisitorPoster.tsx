import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { event, posterExamples } from 'content/values.ts'
import { afterFrame } from '../../../browser/afterFrame.ts'
import { usePhase } from '../../../browser/clock.ts'
import { publicPath } from '../../../lib/address.ts'
import * as styles from './VisitorPoster.module.scss'
import { PosterActions } from './PosterActions.tsx'
import type { Poster } from './picture.ts'
import type { PosterRequest } from './posterTexts.ts'
import type { PosterSize } from '../../../azulejo/visitorPoster.ts'

/** The visitor's last choice. It is kept for when the visitor goes to another page and comes back. */
let lastChoice: Pick<PosterRequest, 'name' | 'size'> = { name: '', size: 'feed' }

const texts = copy.visitorPoster

/** The largest length of the input. The poster shows the first words of it (`firstWords` in posterTexts.ts). */
const longestInput = 48

/**
 * The event's poster with the visitor's own name and initial. It is drawn on the visitor's device. The script for drawing is
 * loaded when the section is scrolled into view.
 */
export function VisitorPoster() {
  // During the event the poster still has the texts for "before".
  const when: PosterRequest['when'] = usePhase(event) === 'after' ? 'after' : 'before'
  const section = useRef(null)
  const picture = useRef(null)
  const isSeen = useIsSeen(section)
  const [choice, setChoice] = useState(lastChoice)
  const request = useMemo(() => (isSeen ? { ...choice, when } : null), [isSeen, choice, when])
  const { poster, isReady } = usePoster(request)
  /** Paths of posters that the build has drawn: the event's own poster, and some with sample names. */
  const { ofEvent, named } = posterExamples[when]
  const problem = poster === null ? texts.missing : ''
  const advice = poster?.isUnwritten ? texts.letters : ''
  // Screen readers announce a poster only if the visitor has typed a name.
  const description = choice.name.trim() && poster ? `${poster.description} ${advice}` : ''
  const status = useSettled(problem || description)
  useEffect(() => {
    lastChoice = choice
  }, [choice])
  return (
    <section ref={section} className={`card ${styles.root}`} data-tone="call">
      <div className={styles.text}>
        <h2>{texts[when].heading}</h2>
        <p>{texts.intro}</p>
      </div>
      <div ref={picture} className={styles.picture}>
        {/* The element is an `<img>` and not a `<canvas>` or an `<svg>`, because a long press can save an `<img>`. */}
        {poster && <img src={poster.url} alt={poster.description} />}
        {poster === undefined && ofEvent && <ExamplePoster file={ofEvent} />}
      </div>
      <Formats
        chosen={choice.size}
        initial={poster?.initial ?? facts.diaNumero}
        onChoose={(size) => setChoice({ ...choice, size })}
      />
      <NameField
        name={choice.name}
        advice={advice}
        onFocus={(input) => keepInView(picture.current, input)}
        onChange={(name) => setChoice({ ...choice, name })}
      />
      <div>{problem ? <p>{problem}</p> : <PosterActions poster={poster} isReady={isReady} />}</div>
      <p className={styles.note}>{texts.note}</p>
      <div className={styles.examples}>
        {named.map((file) => (
          <ExamplePoster key={file} file={file} />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </section>
  )
}

type NameFieldProps = {
  readonly name: string
  /** Says that the poster cannot show any letter of the name; otherwise empty. */
  readonly advice: string
  readonly onFocus: (input: Element) => void
  readonly onChange: (name: string) => void
}

/** The text field for the visitor's name, and the advice about it. */
function NameField({ name, advice, onFocus, onChange }: NameFieldProps) {
  const adviceId = useId()
  return (
    <div>
      <label className={styles.name}>
        {texts.name}
        <input
          maxLength={longestInput}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a token of the HTML standard that the rule lacks
          autoComplete="given-name"
          autoCapitalize="words"
          // To check the spelling, some browsers would send the name to a server.
          spellCheck={false}
          aria-describedby={adviceId}
          value={name}
          onFocus={({ currentTarget }) => onFocus(currentTarget)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <p id={adviceId} className={styles.note}>
        {advice}
      </p>
    </div>
  )
}

/**
 * A poster that the build has drawn. It needs no alternative text, because the text of the section says what the posters are.
 */
const ExamplePoster = ({ file }: { readonly file: string }) => (
  <img
    loading="lazy"
    decoding="async"
    alt=""
    width={1080}
    height={1350}
    src={publicPath(file, { base: import.meta.env.BASE_URL })}
  />
)

type FormatsProps = {
  readonly chosen: PosterSize
  /** The initial on the miniatures. Until a poster is drawn, it is the day's number. */
  readonly initial: string
  readonly onChoose: (size: PosterSize) => void
}

/** The radio buttons for the format. Each button is a miniature of the poster. */
const Formats = ({ chosen, initial, onChoose }: FormatsProps) => (
  <fieldset className={styles.formats}>
    <legend className="visually-hidden">{texts.formats.label}</legend>
    {(['feed', 'story'] as const).map((size) => (
      <label key={size} className={styles.format}>
        <input
          type="radio"
          name="formato"
          className={styles.miniature}
          value={size}
          checked={size === chosen}
          onChange={() => onChoose(size)}
        />
        <span className={styles.initial} aria-hidden="true">
          {initial}
        </span>
        {texts.formats[size]}
      </label>
    ))}
  </fieldset>
)

/**
 * The least width of a section with the picture beside the input, in pixels. In a narrower section the picture is above the
 * input. In the narrowest window with columns (`tools.$medium` in VisitorPoster.module.scss) the section is 608px wide.
 */
const leastWidthForColumns = 600

/**
 * Scrolls to the picture when the input gets the focus, before a phone shows its keyboard. A picture above the input is
 * scrolled to right below the header. If the window is too short for picture and input, the input is shown (WCAG 2.4.11).
 */
function keepInView(picture: Element | null, input: Element) {
  const { width = 0 } = picture?.parentElement?.getBoundingClientRect() ?? {}
  const isAboveInput = width < leastWidthForColumns
  picture?.scrollIntoView({ block: isAboveInput ? 'start' : 'nearest' })
  input.scrollIntoView({ block: 'nearest' })
}

/** Whether an element is in the viewport, or has been there before. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

/**
 * Draws a poster for each request. The first request loads the script for drawing. A poster stays until the next one is drawn.
 * @param request null until the section has been in the viewport. Each new object leads to a new poster, so the object must be
 *   memoised
 * @returns `poster` is the last poster. It is undefined before the first poster, and null if the poster could not be drawn.
 *   `isReady` says whether it is the poster of this request.
 */
function usePoster(request: PosterRequest | null) {
  const [drawn, setDrawn] = useState<{
    readonly poster: Poster | null
    readonly request: PosterRequest
  }>()
  useEffect(() => {
    if (!request) return
    let isWanted = true
    // Drawing waits for a frame, so that the input shows the typed character first.
    afterFrame(async () => {
      if (!isWanted) return
      // If the script cannot be loaded, the next request imports it again.
      const drawing = import('./picture.ts').then(({ makePoster }) => makePoster(request))
      const poster = await drawing.catch(() => null)
      if (isWanted) setDrawn({ poster, request })
      else release(poster)
    })
    return () => {
      isWanted = false
    }
  }, [request])
  // A poster is released when the next one replaces it, and when the section is removed.
  useEffect(() => () => release(drawn?.poster), [drawn])
  return { poster: drawn?.poster, isReady: drawn?.request === request }
}

/** Frees the memory of a poster's file. Without a poster nothing happens, because the address is empty. */
const release = (poster: Poster | null | undefined) => URL.revokeObjectURL(poster?.url ?? '')

/**
 * The text, debounced: it is returned once it has not changed for a second. So screen readers do not announce it at each key.
 */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
