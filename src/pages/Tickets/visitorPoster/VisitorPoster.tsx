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
import type { Wish } from './posterTexts.ts'

/** The visitor's last request, for when they come back to the page. */
let lastWish: Pick<Wish, 'name' | 'size'> = { name: '', size: 'feed' }

const texts = copy.visitorPoster
/** Of what is typed; the poster writes the words of it that fit. */
const longestName = 48

/**
 * The event's poster with the visitor's own name and initial. It is drawn on this device, by a script that is loaded
 * when the section comes into sight.
 */
export function VisitorPoster() {
  const when: Wish['when'] = usePhase(event) === 'after' ? 'after' : 'before'
  const section = useRef(null)
  const picture = useRef(null)
  const adviceId = useId()
  const isSeen = useIsSeen(section)
  const [request, setRequest] = useState(lastWish)
  const wish = useMemo(() => (isSeen ? { ...request, when } : null), [isSeen, request, when])
  const { poster, isReady } = usePoster(wish)
  const problem = poster === null && texts.missing
  const advice = poster?.isUnwritten ? texts.letters : ''
  const description = request.name.trim() && poster ? `${poster.description} ${advice}` : ''
  const status = useSettled(problem || description)
  useEffect(() => {
    lastWish = request
  }, [request])
  return (
    <section ref={section} className={`card ${styles.root}`} data-tone="call">
      <div className={styles.text}>
        <h2>{texts[when].heading}</h2>
        <p>{texts.intro}</p>
      </div>
      {/* A real picture, which a long press can save. */}
      <div ref={picture} className={styles.picture} data-tone="sky">
        {poster && <img src={poster.url} alt={poster.description} />}
      </div>
      <fieldset className={styles.formats}>
        <legend className="visually-hidden">{texts.formats.label}</legend>
        {(['feed', 'story'] as const).map((one) => (
          <label key={one} className={styles.format}>
            <input
              type="radio"
              name="formato"
              className={styles.sheet}
              value={one}
              checked={one === request.size}
              onChange={() => setRequest({ ...request, size: one })}
            />
            {/* A small picture of the poster; of the day's until there is one. */}
            <span className={styles.letter} aria-hidden="true">
              {poster?.letter ?? facts.diaNumero}
            </span>
            {texts.formats[one]}
          </label>
        ))}
      </fieldset>
      <div>
        <label className={styles.name}>
          {texts.name}
          <input
            maxLength={longestName}
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a token of the HTML standard that the rule lacks
            autoComplete="given-name"
            autoCapitalize="words"
            // Some browsers send what they check.
            spellCheck={false}
            aria-describedby={adviceId}
            value={request.name}
            onFocus={({ currentTarget }) => keepInView(picture.current, currentTarget)}
            onChange={({ currentTarget }) => setRequest({ ...request, name: currentTarget.value })}
          />
        </label>
        <p id={adviceId} className={styles.note}>
          {advice}
        </p>
      </div>
      <div>{problem ? <p>{problem}</p> : <PosterActions poster={poster} isReady={isReady} />}</div>
      <p className={styles.note}>{texts.note}</p>
      {/* Their sentence is the section's own, so they need no words. */}
      <div className={styles.examples}>
        {posterExamples.map((file) => (
          <img
            key={file}
            loading="lazy"
            decoding="async"
            alt=""
            width={1080}
            height={1350}
            src={publicPath(file, { base: import.meta.env.BASE_URL })}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </section>
  )
}

/**
 * Puts the picture below the header before a phone's keyboard rises. Beside the field it stays where it is. A window too
 * low for both shows the field (WCAG 2.4.11).
 */
function keepInView(picture: Element | null, field: Element) {
  const { width = 0 } = picture?.parentElement?.getBoundingClientRect() ?? {}
  picture?.scrollIntoView({ block: width < 600 ? 'start' : 'nearest' })
  field.scrollIntoView({ block: 'nearest' })
}

/** Whether an element has been in the window. */
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
 * Draws the poster anew with each wish, by a script that is loaded for the first. The last one stays until the next is
 * ready.
 * @param wish must be the identical value until it changes; null until the visitor comes
 * @returns the last one, null if none could be drawn; and whether it fulfils the wish
 */
function usePoster(wish: Wish | null) {
  const [drawn, setDrawn] = useState<{ readonly poster: Poster | null; readonly wish: Wish }>()
  useEffect(() => {
    if (!wish) return
    let isWanted = true
    // The visitor sees the typed letter first. A script that did not arrive is asked for again with the next letter.
    afterFrame(async () => {
      if (!isWanted) return
      const drawing = import('./picture.ts').then(({ makePoster }) => makePoster(wish))
      const poster = await drawing.catch(() => null)
      if (isWanted) setDrawn({ poster, wish })
      else forget(poster)
    })
    return () => {
      isWanted = false
    }
  }, [wish])
  useEffect(() => () => forget(drawn?.poster), [drawn])
  return { poster: drawn?.poster, isReady: drawn?.wish === wish }
}

const forget = (poster: Poster | null | undefined) => URL.revokeObjectURL(poster?.url ?? '')

/** A text that changes only once the visitor stops typing: screen readers announce it once, not with each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
