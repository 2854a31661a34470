import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { copy, event } from 'content:values'
import { usePhase } from '../../../browser/clock.ts'
import { fill } from '../../../lib/texts.ts'
import * as styles from './VisitorPoster.module.scss'
import { PosterActions } from './PosterActions.tsx'
import { usePoster } from './usePoster.ts'
import type { Wish } from './words.ts'

/** What the visitor has asked for, who may come back to the page. */
let lastWish: Pick<Wish, 'name' | 'size'> = { name: '', size: 'feed' }

const texts = copy.visitorPoster
const longestName = 24
const limit = fill(texts.limit, { letras: String(longestName) })

/**
 * The event's poster with the visitor's own name and initial. It is drawn on this device, by a script that is loaded
 * when the section comes into sight.
 */
export function VisitorPoster() {
  const when: Wish['when'] = usePhase(event) === 'after' ? 'after' : 'before'
  const section = useRef(null)
  const isSeen = useIsSeen(section)
  const [request, setRequest] = useState(lastWish)
  const wish = useMemo(() => (isSeen ? { ...request, when } : null), [isSeen, request, when])
  const { poster, isReady } = usePoster(wish)
  const problem = poster === null && texts.missing
  const advice = poster?.isUnwritten ? texts.letters : ''
  const description = request.name.trim() && poster ? `${poster.words} ${advice}` : ''
  const status = useSettled(problem || description)
  function ask(next: typeof lastWish) {
    lastWish = next
    setRequest(next)
  }
  return (
    <section ref={section} className={`card ${styles.root}`} data-tone="call">
      <div className={`flow ${styles.text}`}>
        <h2>{texts[when].heading}</h2>
        <p>{texts.intro}</p>
        <Fields request={request} ask={ask} advice={advice || limit} />
      </div>
      <div className={styles.poster} data-tone="sky">
        {/* A real picture, which a long press can save. */}
        <div className={styles.picture}>
          {poster && <img src={poster.url} alt={poster.words} />}
        </div>
      </div>
      <div className={`flow ${styles.actions}`}>
        {problem ? <p>{problem}</p> : <PosterActions poster={poster} isReady={isReady} />}
        <p className={styles.note}>{texts.note}</p>
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </div>
    </section>
  )
}

type FieldsProps = {
  readonly request: typeof lastWish
  readonly ask: (request: typeof lastWish) => void
  readonly advice: string
}

function Fields({ request, ask, advice }: FieldsProps) {
  const adviceId = useId()
  return (
    <>
      <label className={`stack ${styles.field}`}>
        {texts.name}
        <input
          className={styles.control}
          maxLength={longestName}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a token of the HTML standard that the rule lacks
          autoComplete="given-name"
          autoCapitalize="words"
          // Some browsers send what they check.
          spellCheck={false}
          aria-describedby={adviceId}
          value={request.name}
          onChange={({ currentTarget }) => ask({ ...request, name: currentTarget.value })}
        />
      </label>
      <p id={adviceId} className={styles.note}>
        {advice}
      </p>
      <label className={styles.format}>
        <input
          type="checkbox"
          checked={request.size === 'story'}
          onChange={({ currentTarget }) =>
            ask({ ...request, size: currentTarget.checked ? 'story' : 'feed' })
          }
        />
        {texts.story}
      </label>
    </>
  )
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

/** A text that changes once the visitor stops typing, so that it is not announced with each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
