import { Component, type ErrorInfo, type ReactNode } from 'react'
import { FailureNote } from './FailureNote.tsx'
import { newFailureId } from './failureId.ts'

interface NodeBoundaryProps {
  /** What failed, in words for the console: a field, a page. */
  readonly node: string
  readonly size?: 'inline' | 'page'
  readonly children: ReactNode
}

/**
 * Catches a bug in the node below it and shows its id with a retry, so that the rest of the page keeps working
 * (design 4: failures come in three kinds).
 */
export class NodeBoundary extends Component<NodeBoundaryProps, { failure: string | null }> {
  override state: { failure: string | null } = { failure: null }

  static getDerivedStateFromError(): { failure: string } {
    return { failure: newFailureId() }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`${this.props.node} failed (${this.state.failure}):`, error, info.componentStack)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <FailureNote id={failure} size={this.props.size ?? 'inline'} onRetry={() => this.setState({ failure: null })} />
    )
  }
}
