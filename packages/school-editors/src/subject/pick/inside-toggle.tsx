import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'

interface InsideToggleProps {
  /** Name of the subject. */
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Opens and closes the look inside a subject. */
export function InsideToggle({ name, isOpen, onToggle }: InsideToggleProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      aria-label={isOpen ? t(($) => $.pick.closeOf, { name }) : t(($) => $.pick.insideOf, { name })}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? t(($) => $.pick.close) : t(($) => $.pick.inside)}
    </Button>
  )
}
