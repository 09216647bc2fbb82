import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorNotice } from './error-notice'

interface CatcherProps {
  children: ReactNode
  /** Resets the cause of the error before the children are rendered again. */
  onReset(): void
  size: 'part' | 'page'
  title: ReactNode
}

class Catcher extends Component<CatcherProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('thrown without a value') }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error.message, componentStack)
  }

  retry = () => {
    this.props.onReset()
    this.setState({ error: null })
  }

  override render() {
    const { children, size, title } = this.props
    if (this.state.error === null) return children
    return <ErrorNotice error={this.state.error} onRetry={this.retry} size={size} title={title} />
  }
}

interface ErrorBoundaryProps {
  children: ReactNode
  title?: ReactNode
  size?: 'part' | 'page'
}

/** Catches errors of its children and offers a retry, which refetches failed queries. */
export function ErrorBoundary({ children, title, size = 'part' }: ErrorBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher onReset={reset} size={size} title={title}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  )
}
