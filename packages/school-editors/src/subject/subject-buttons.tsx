import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'

interface SubjectButtonsProps {
  busy: boolean
  /** If omitted, the surrounding form is submitted. */
  onAdd?: () => void
  onClose: () => void
}

/** Adds the subject of a form, or cancels it. Inside a wizard step, the main button is the step's. */
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
