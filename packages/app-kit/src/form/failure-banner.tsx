import { useErrorText, useWait } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'

/**
 * The error of a rejected submission; nothing after success. `text` overrides the catalogue's. A wait is counted down;
 * the form stays enabled, because another account may not have to wait.
 */
export function FailureBanner({ error, text }: { error: Error | null; text?: string | undefined }) {
  const textOf = useErrorText()
  useWait(error)
  return (
    <div aria-live="polite" className="empty:hidden">
      {error && (
        <Banner tone="danger" icon={<CircleAlert />}>
          {text ?? textOf(error)}
        </Banner>
      )}
    </div>
  )
}
