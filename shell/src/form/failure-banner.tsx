import { useErrorText } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'

/** What the server said no to, in words; nothing where it said yes. `text` overrules the catalogue's. */
export function FailureBanner({ error, text }: { error: Error | null; text?: string | undefined }) {
  const textOf = useErrorText()
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
