import { useTranslation } from '@lernspur/app-runtime'
import { useEffect, useState } from 'react'

/** Milliseconds after which a waiting user gets a hint (experience: figures to hold). */
const long = 10_000

/** Hint that a response takes unusually long, and that no input is lost. */
export function SlowHint({ busy }: { busy: boolean }) {
  const { t } = useTranslation('shell.sign-in')
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), long)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <p role="status" className="text-sm text-muted-foreground empty:hidden">
      {slow && t(($) => $.slow)}
    </p>
  )
}
