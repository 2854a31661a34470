import { Component, type ReactNode } from 'react'
import { noteState } from '../browser/domState.ts'

type Props = { readonly container: HTMLElement; readonly children: ReactNode }

/**
 * Keeps the state that only the document has if React has to render the page anew, because an extension, a translator or
 * a host changed it before the app started. A class, because React makes a new instance in the task in which it replaces
 * the page, just before it does.
 */
export class KeptState extends Component<Props> {
  readonly restore = noteState(this.props.container)

  override componentDidMount(): void {
    this.restore()
  }

  override render(): ReactNode {
    return this.props.children
  }
}
