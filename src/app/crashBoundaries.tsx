import { Component, type ReactNode, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { copy } from 'content:values'
import { site } from '../site/site.ts'
import { fragments } from '../lib/reservedNames.ts'

/** Replaces a page that could not be shown. Its links are plain page loads, because the app itself may be broken. */
function Crash() {
  const { heading, text, reload, home } = copy.crash
  // A failed page sets no title, so the document would keep the previous page's.
  useEffect(() => {
    document.title = heading
  }, [heading])
  return (
    <div className="wrapper region flow">
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
    </div>
  )
}

/** Shows what it is around, or `standIn` if that crashes. */
class Boundary extends Component<{ readonly standIn: ReactNode }> {
  override state = { isCrashed: false }

  static getDerivedStateFromError() {
    return { isCrashed: true }
  }

  override render(): ReactNode {
    return this.state.isCrashed ? this.props.standIn : <Outlet />
  }
}

/** Around the pages: header and footer stay, and another page is a new try. */
export const PageBoundary = () => <Boundary key={useLocation().pathname} standIn={<Crash />} />

/** Around the whole site, if not even the common layout can be shown. */
export const SiteBoundary = () => (
  <Boundary
    standIn={
      <main id={fragments.main} tabIndex={-1}>
        <Crash />
      </main>
    }
  />
)
