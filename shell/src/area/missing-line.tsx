import { useReconnect, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { type ReactNode, useState } from 'react'

interface MissingLineProps {
  /** What is missing. */
  children: ReactNode
  /** Loads it again. */
  onRetry(): Promise<void>
}

/** A line in place of what an area should show in a page; it is loaded again when the device is online again. */
export function MissingLine({ children, onRetry }: MissingLineProps) {
  const { t } = useTranslation('shell.frame')
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  useReconnect(() => !retrying && void retry())
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-dashed px-5 py-3 text-sm text-muted-foreground">
      <p>{children}</p>
      <Button size="sm" variant="outline" className="min-h-11" busy={retrying} onClick={() => void retry()}>
        {t(($) => $.area.retry)}
      </Button>
    </div>
  )
}
