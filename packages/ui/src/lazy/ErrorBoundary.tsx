import { Component, type ReactNode } from 'react'
import { PartError } from './loadPart.ts'

export interface ErrorBoundaryProps {
  children: ReactNode
  renderFallback: (error: unknown, retry: () => void) => ReactNode
}

/**
 * Shows `renderFallback` in place of children that fail. If their code failed to load, retries once the network
 * is back.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartError)) {
      // Informs error reporting, which would otherwise not notice.
      window.dispatchEvent(new ErrorEvent('caught', { error }))
      return
    }
    error.forget()
    window.addEventListener('online', this.retry, { once: true })
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  retry = () => {
    window.removeEventListener('online', this.retry)
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.renderFallback(error, this.retry)
  }
}
