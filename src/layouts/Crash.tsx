import { useEffect, useState } from 'react'
import * as copy from 'content:copy'
import { publicPath } from '../lib/address.ts'
import { reloadWhenReachable } from '../browser/plainLoad.ts'
import { mainId } from './PageAnnouncer.tsx'
import { site } from '../site/site.ts'

/**
 * Whether the page's script did not arrive: browsers word it differently, but all throw a TypeError that speaks of
 * the module. One that arrived in part, or as some portal's page, is a SyntaxError.
 */
function isMissingChunk(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}

type Props = {
  /** What the page threw. */
  readonly error: unknown
}

/** Stands in for a page that could not be shown. */
export function Crash({ error }: Props) {
  return isMissingChunk(error) ? <MissingChunk /> : <Failure />
}

const icon = publicPath('favicon.svg', site)

/** A chunk that is gone or did not arrive: the link becomes a plain page load, which needs none. */
function MissingChunk() {
  const [tries, setTries] = useState(1)
  const [failures, setFailures] = useState(0)
  useEffect(() => reloadWhenReachable(icon, () => setFailures(tries)), [tries])
  if (failures < tries) return <p className="wrapper region">{copy.crash.loading}</p>
  return <Unreachable onRetry={() => setTries(failures + 1)} />
}

/** A failed page has no head of its own, and the document still has that of the page before. */
function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const offline = copy.offline
  useTitle(offline.heading)
  return (
    <div className="wrapper region flow">
      <h1>{offline.heading}</h1>
      <p className="lede">{offline.text}</p>
      <p>
        <button className="button" type="button" onClick={onRetry}>
          {offline.retry}
        </button>
      </p>
    </div>
  )
}

/** Its links load anew, because the app itself may be broken. */
function Failure() {
  const crash = copy.crash
  useTitle(crash.heading)
  return (
    <div className="wrapper region flow">
      <h1>{crash.heading}</h1>
      <p className="lede">{crash.text}</p>
      <p className="cluster">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {crash.reload}
        </button>
        <a href={site.base}>{crash.home}</a>
      </p>
    </div>
  )
}

/** The same if not even the common layout could be shown. */
export function CrashPage({ error }: Props) {
  return (
    <main id={mainId} tabIndex={-1}>
      <Crash error={error} />
    </main>
  )
}
