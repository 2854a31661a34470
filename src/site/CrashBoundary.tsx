import { Component, type ComponentType, type ReactNode } from 'react'
import { type Location, Outlet, useLocation } from 'react-router-dom'
import { Crash, CrashPage } from './Crash.tsx'

type Props = {
  readonly location: Location
  readonly StandIn: ComponentType<{ readonly error: unknown }>
}
type State = { readonly location: Location; readonly crash?: { readonly error: unknown } }

/** Shows the page of an address, or `StandIn` if it crashes. A new address is a new try. */
class CrashBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, crash: undefined }
  }

  override render(): ReactNode {
    const { StandIn } = this.props
    const { crash } = this.state
    return crash ? <StandIn error={crash.error} /> : <Outlet />
  }
}

const boundary = (StandIn: Props['StandIn']) =>
  function Boundary() {
    return <CrashBoundary location={useLocation()} StandIn={StandIn} />
  }

/** Around the pages: header and footer stay. */
export const PageBoundary = boundary(Crash)

/** Around the whole site. */
export const SiteBoundary = boundary(CrashPage)
