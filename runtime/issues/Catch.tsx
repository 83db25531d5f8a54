import { Component, type ReactNode } from 'react'

interface CatchProps {
  /** Told once of what could not be drawn. */
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}

/** Draws what may fail without harm to what is around it: nothing is left in its place. */
export class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
