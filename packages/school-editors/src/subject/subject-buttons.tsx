import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'

interface SubjectButtonsProps {
  busy: boolean
  /** Without it, the form around is submitted. */
  onAdd?: () => void
  onClose: () => void
}

/** Adds the subject of a form, or leaves it. Inside a step of a wizard, the main button is that of the step. */
export function SubjectButtons({ busy, onAdd, onClose }: SubjectButtonsProps) {
  const { t } = useTranslation('school-editors.subject')
  return (
    <div className="flex flex-wrap gap-2">
      <Button type={onAdd ? 'button' : 'submit'} variant={onAdd ? 'secondary' : 'default'} busy={busy} onClick={onAdd}>
        {t(($) => $.own.add)}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {t(($) => $.own.cancel)}
      </Button>
    </div>
  )
}
