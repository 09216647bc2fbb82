import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'

interface FormEndingProps {
  submit: string
  busy: boolean
  onLeave: () => void
}

/** How a form opened in the page is closed: submitted or cancelled. */
export function FormEnding({ submit, busy, onLeave }: FormEndingProps) {
  const { t } = useTranslation('shell.profile')
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      <Button variant="ghost" onClick={onLeave}>
        {t(($) => $.cancel)}
      </Button>
    </div>
  )
}
