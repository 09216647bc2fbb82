import { useReconnect, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { retryParts } from '../../area/parts'

/** Shown instead of components whose area is unavailable. They are reloaded when the device is online again. */
export function MissingParts() {
  const { t } = useTranslation('shell.frame')
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await retryParts()
    setRetrying(false)
  }
  useReconnect(() => !retrying && void retry())
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-dashed px-5 py-3 text-sm text-muted-foreground">
      <p>{t(($) => $.area.unreachable)}</p>
      <Button size="sm" variant="outline" className="min-h-11" busy={retrying} onClick={() => void retry()}>
        {t(($) => $.area.retry)}
      </Button>
    </div>
  )
}
