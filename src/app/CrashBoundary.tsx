import { Component, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { site } from '../site/site.ts'
import { fragments } from '../lib/reservedNames.ts'

/** Replaces a page that could not be shown, with its frame. Its links are plain page loads, because the app itself may be broken. */
function Crash() {
  const { heading, text, reload, home } = copy.crash
  return (
    <main className="wrapper region flow" id={fragments.main} tabIndex={-1}>
      <div className="flow" role="alert">
        <h1>{heading}</h1>
        <p className="lede">{text}</p>
      </div>
      <p className="cluster">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
        <a href={site.base}>{home}</a>
      </p>
    </main>
  )
}

/** Shows the page and its frame, or what stands in for them if they crash. */
export class CrashBoundary extends Component {
  override state = { isCrashed: false }

  static getDerivedStateFromError() {
    return { isCrashed: true }
  }

  override render(): ReactNode {
    return this.state.isCrashed ? <Crash /> : <Outlet />
  }
}
