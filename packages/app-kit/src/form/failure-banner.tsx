import { useErrorText, useWait } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'

/**
 * What the server said no to, in words; nothing where it said yes. `text` overrules the catalogue's. Where there is a
 * wait it counts down; the form stays open meanwhile, because another account may not have to wait.
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
