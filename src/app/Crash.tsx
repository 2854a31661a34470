import { Component, type ReactNode, useEffect, useState } from 'react'
import { type Location, Outlet, useLocation } from 'react-router-dom'
import * as copy from 'content:copy'
import { reloadWhenReachable } from '../browser/plainLoad.ts'
import { site } from '../site/site.ts'
import { fragments } from '../lib/ownNames.ts'

/** For a page whose script did not arrive: turns the link into a plain page load, which needs none. */
export const MissingPage = () => <Reload key={useLocation().key} />

function Reload() {
  const [tries, setTries] = useState(1)
  const [failures, setFailures] = useState(0)
  useEffect(() => reloadWhenReachable(() => setFailures(tries)), [tries])
  const offline = copy.offline
  useTitle(failures === 0 ? copy.crash.loading : offline.heading)
  if (failures === 0) return <p className="wrapper region">{copy.crash.loading}</p>
  const label = failures < tries ? copy.crash.loading : offline.retry
  return <Notice texts={offline} label={label} onPress={() => setTries(failures + 1)} />
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

/** Replaces a page that could not be shown. Its links are plain page loads, because the app itself may be broken. */
function Crash() {
  const crash = copy.crash
  useTitle(crash.heading)
  return (
    <Notice texts={crash} label={crash.reload} onPress={() => window.location.reload()}>
      <a href={site.base}>{crash.home}</a>
    </Notice>
  )
}

type BoundaryProps = { readonly location: Location; readonly standIn: ReactNode }

/** Shows the page of an address, or `standIn` if it crashes. A new address is a new try. */
class Boundary extends Component<BoundaryProps> {
  override state = { location: this.props.location, isCrashed: false }

  static getDerivedStateFromError() {
    return { isCrashed: true }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: Boundary['state']) {
    return location === state.location ? null : { location, isCrashed: false }
  }

  override render(): ReactNode {
    return this.state.isCrashed ? this.props.standIn : <Outlet />
  }
}

/** Around the pages: header and footer stay. */
export const PageBoundary = () => <Boundary location={useLocation()} standIn={<Crash />} />

/** Around the whole site, if not even the common layout can be shown. */
export function SiteBoundary() {
  const standIn = (
    <main id={fragments.main} tabIndex={-1}>
      <Crash />
    </main>
  )
  return <Boundary location={useLocation()} standIn={standIn} />
}
