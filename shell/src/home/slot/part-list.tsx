import { ErrorNotice, useQueryErrorResetBoundary } from '@lernspur/app-runtime'
import { Component, type ErrorInfo, Fragment, type ReactNode, useState } from 'react'

interface CatcherProps {
  children: ReactNode
  onFailure(error: unknown): void
}

/** Shows nothing in place of a part that fails, and tells the list, which shows what the failure is. */
class Catcher extends Component<CatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error.message, componentStack)
    this.props.onFailure(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Equal for failures with one cause, such as a file that several parts share, or a server that is away. */
const causeOf = (error: unknown): string => (error instanceof Error ? `${error.name} ${error.message}` : String(error))

export interface PartListProps {
  readonly parts: readonly ListedPart[]
}

interface ListedPart {
  readonly key: string
  readonly element: ReactNode
}

/**
 * Parts that fail independently of each other. Those that fail for one reason have one notice, in place of the first of
 * them, whose retry is for all of them.
 */
export function PartList({ parts }: PartListProps) {
  const { reset } = useQueryErrorResetBoundary()
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map())
  const [tries, setTries] = useState<ReadonlyMap<string, number>>(new Map())
  const alike = (cause: string) => parts.filter(({ key }) => failures.has(key) && causeOf(failures.get(key)) === cause)
  const retry = (cause: string) => {
    const keys = new Set(alike(cause).map(({ key }) => key))
    reset()
    setTries((before) => new Map([...before, ...[...keys].map((key) => [key, (before.get(key) ?? 0) + 1] as const)]))
    setFailures((before) => new Map([...before].filter(([key]) => !keys.has(key))))
  }
  return parts.map(({ key, element }) => {
    const error = failures.get(key)
    const isFirst = failures.has(key) && alike(causeOf(error))[0]?.key === key
    return (
      <Fragment key={key}>
        {isFirst && <ErrorNotice error={error} onRetry={() => retry(causeOf(error))} />}
        <Catcher
          key={tries.get(key) ?? 0}
          onFailure={(failure) => setFailures((before) => new Map(before).set(key, failure))}
        >
          {element}
        </Catcher>
      </Fragment>
    )
  })
}
