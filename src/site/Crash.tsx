import { type ReactNode, useEffect, useState } from 'react'
import * as copy from 'content:copy'
import { publicPath } from '../lib/address.ts'
import { reloadWhenReachable } from '../browser/plainLoad.ts'
import { site } from './site.ts'
import { fragments } from '../lib/ownNames.ts'

/**
 * Whether the page's script failed to load. Browsers word it differently, but all throw a TypeError that names the
 * module. A script that arrives in part, or as a login portal's page, causes a SyntaxError.
 */
function isMissingChunk(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}

type Props = {
  /** What the page threw. */
  readonly error: unknown
}

/** Replaces a page that could not be shown. */
export function Crash({ error }: Props) {
  return isMissingChunk(error) ? <MissingChunk /> : <Failure />
}

const icon = publicPath('favicon.svg', site)

/** For a chunk that did not arrive: turns the link into a plain page load, which needs no chunk. */
function MissingChunk() {
  const [tries, setTries] = useState(1)
  const [failures, setFailures] = useState(0)
  useEffect(() => reloadWhenReachable(icon, () => setFailures(tries)), [tries])
  if (failures === 0) return <Loading />
  const offline = copy.offline
  const label = failures < tries ? copy.crash.loading : offline.retry
  return <Notice texts={offline} label={label} onPress={() => setTries(failures + 1)} />
}

function Loading() {
  useTitle(copy.crash.loading)
  return <p className="wrapper region">{copy.crash.loading}</p>
}

/** A failed page sets no title, so the document would keep the previous page's. */
function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

type NoticeProps = {
  readonly texts: Readonly<Record<'heading' | 'text', string>>
  /** Label of the button, and what it does. */
  readonly label: string
  readonly onPress: () => void
  readonly children?: ReactNode
}

function Notice({ texts: { heading, text }, label, onPress, children }: NoticeProps) {
  useTitle(heading)
  return (
    <div className="wrapper region flow">
      <div className="flow" role="alert">
        <h1>{heading}</h1>
        <p className="lede">{text}</p>
      </div>
      <p className={children ? 'cluster' : undefined}>
        <button className="button" type="button" onClick={onPress}>
          {label}
        </button>
        {children}
      </p>
    </div>
  )
}

/** Its links are plain page loads, because the app itself may be broken. */
function Failure() {
  const crash = copy.crash
  return (
    <Notice texts={crash} label={crash.reload} onPress={() => window.location.reload()}>
      <a href={site.base}>{crash.home}</a>
    </Notice>
  )
}

/** The same if not even the common layout could be shown. */
export function CrashPage({ error }: Props) {
  return (
    <main id={fragments.main} tabIndex={-1}>
      <Crash error={error} />
    </main>
  )
}
