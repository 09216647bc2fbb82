import { isApiError, useErrorReference, useErrorText, useWait } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'

/**
 * The error of a rejected submission; nothing after success. `text` overrides the catalogue's, but not a sentence that
 * names refused fields (rule error.5). A wait is counted down; the form stays enabled, because another account may not
 * have to wait.
 */
export function FailureBanner({ error, text }: { error: Error | null; text?: string | undefined }) {
  const textOf = useErrorText()
  const addReference = useErrorReference()
  useWait(error)
  const namesFields = isApiError(error) && error.code === 'VALIDATION_FAILED' && error.details.length > 0
  return (
    <div aria-live="polite" className="empty:hidden">
      {error && (
        <Banner tone="danger" icon={<CircleAlert />}>
          {namesFields || text === undefined ? textOf(error) : addReference(text, error)}
        </Banner>
      )}
    </div>
  )
}
