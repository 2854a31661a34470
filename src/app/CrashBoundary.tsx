import { Component, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { site } from '../site/site.ts'
import { fragments } from '../lib/reservedNames.ts'

/**
 * The text in place of a page that has crashed. The app may be broken, so a plain link makes the browser load the home page.
 */
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

type Props = {
  /** Key of the location. When the key changes after a crash, the page is rendered again. */
  readonly at: string
}

type State = { readonly at: string; readonly isCrashed: boolean }

/** Shows the page, with header and footer. After a crash it shows a text instead, until the location changes. */
export class CrashBoundary extends Component<Props, State> {
  override state = { at: this.props.at, isCrashed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isCrashed: true }
  }

  static getDerivedStateFromProps({ at }: Props, previous: State): State | null {
    return at === previous.at ? null : { at, isCrashed: false }
  }

  override render(): ReactNode {
    return this.state.isCrashed ? <Crash /> : <Outlet />
  }
}
