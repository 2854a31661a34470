import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { usePhase } from '../../../browser/clock.ts'
import * as styles from './OwnPoster.module.scss'
import { PosterPreview } from './PosterPreview.tsx'
import { PosterActions, PosterPicture } from './PosterResult.tsx'
import { usePoster } from './usePoster.ts'
import type { Wish } from './words.ts'

/** What the visitor has asked for, who may come back to the page. */
let kept = { name: '', isStory: false }

/**
 * The event's poster with the visitor's own name and initial. It is drawn on this device, by a script that is loaded
 * when the visitor comes to the section.
 */
export function OwnPoster() {
  const texts = copy.ownPoster
  const when: Wish['when'] = usePhase(event) === 'after' ? 'after' : 'before'
  const [isVisited, setVisited] = useState(false)
  const [{ name, isStory }, setAsked] = useState(kept)
  const wish = useMemo(
    () => (isVisited ? ({ name, when, size: isStory ? 'story' : 'feed' } as const) : null),
    [isVisited, name, when, isStory],
  )
  const { poster, isReady, isCutOff } = usePoster(wish)
  const adviceId = useId()
  const said = poster ? `${poster.words} ${poster.isUnwritten ? texts.letters : ''}` : ''
  const problem = isCutOff ? copy.offline.text : poster === null && texts.missing
  const status = useSettled(problem || said)
  const visit = () => setVisited(true)
  function ask(asked: typeof kept) {
    kept = asked
    setAsked(asked)
  }
  const isDrawn = Boolean(poster)
  useLayoutEffect(() => {
    // The ways to take it away push down what the Tab key may have reached meanwhile (WCAG 2.4.11).
    if (isDrawn) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' })
  }, [isDrawn])
  return (
    <section
      className={`card ${styles.root}`}
      data-tone="call"
      onFocus={visit}
      onPointerEnter={visit}
      onPointerDown={visit}
    >
      <div className={`flow ${styles.text}`}>
        <h2>{texts[when].heading}</h2>
        <p>{texts.intro}</p>
        <label className={styles.field}>
          {texts.name}
          <input
            className={styles.control}
            maxLength={24}
            // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a token of the HTML standard that the rule lacks
            autoComplete="given-name"
            autoCapitalize="words"
            // Some browsers send what they check.
            spellCheck={false}
            aria-describedby={poster?.isUnwritten ? adviceId : undefined}
            value={name}
            onChange={({ currentTarget }) => ask({ name: currentTarget.value, isStory })}
          />
        </label>
        {poster?.isUnwritten && <p id={adviceId}>{texts.letters}</p>}
        <label className={styles.format}>
          <input
            type="checkbox"
            checked={isStory}
            onChange={({ currentTarget }) => ask({ name, isStory: currentTarget.checked })}
          />
          {texts.story}
        </label>
      </div>
      <div className={styles.poster} data-tone="sky">
        {poster ? (
          <PosterPicture poster={poster} />
        ) : (
          <PosterPreview saying={texts[when].nameless} />
        )}
      </div>
      <div className={`flow ${styles.actions}`}>
        {poster && <PosterActions poster={poster} isReady={isReady} />}
        {problem && <p>{problem}</p>}
        <p className={styles.note}>{texts.note}</p>
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </div>
    </section>
  )
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
