import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { copy } from '../content/copy.ts'
import { mainId } from './PageAnnouncer.tsx'
import { site } from './site.ts'

/** Browsers word it differently, but all throw a TypeError that speaks of the module. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /imported module|module script/i.test(error.message)
}

/** Stands in for a page that could not be shown. Its links load anew, because the app itself may be broken. */
export function Crash() {
  const { crash } = copy
  const error = useRouteError()

  // A chunk that is gone or did not arrive: the link becomes a plain page load, which needs none.
  useEffect(() => {
    if (isMissingChunk(error)) window.location.reload()
  }, [error])

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

/** The same where not even the common layout could be shown. */
export function CrashPage() {
  return (
    <main id={mainId} tabIndex={-1}>
      <Crash />
    </main>
  )
}
