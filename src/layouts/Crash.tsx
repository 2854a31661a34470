import { copy } from '../content/copy.ts'
import { mainId } from './PageAnnouncer.tsx'
import { site } from './site.ts'

/** Stands in for a page that could not be shown. Its links load anew, because the app itself may be broken. */
export function Crash() {
  const { crash } = copy
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
