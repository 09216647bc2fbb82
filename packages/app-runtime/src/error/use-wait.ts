import { isApiError } from '@lernspur/api-client/wire/api-error'
import { useEffect, useState } from 'react'

/** Re-renders every second until an error may be retried, for components that show its text. */
export const useWait = (error: unknown): void => {
  const [, setNow] = useState(0)
  const retryAt = isApiError(error) ? error.retryAt : undefined
  useEffect(() => {
    if (retryAt === undefined) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= retryAt) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [retryAt])
}
