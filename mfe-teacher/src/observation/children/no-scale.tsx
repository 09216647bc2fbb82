import { Link, paths, useClassRights, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useWhomToAsk } from '../../class-data/gaps'

/** Says why only notes can be written, and links users who may choose a scale to it (rule screen.11). */
export function NoScale({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.observation')
  const ask = useWhomToAsk(classId)
  const { canManagePerformanceVisuals } = useClassRights(classId)
  return (
    <Banner
      icon={<NotebookPen />}
      action={
        canManagePerformanceVisuals && (
          <Button asChild size="sm" variant="outline">
            <Link to={paths.classVisual(classId)}>{t(($) => $.noScale.choose)}</Link>
          </Button>
        )
      }
    >
      {[t(($) => $.noScale.text), !canManagePerformanceVisuals && ask].filter(Boolean).join(' ')}
    </Banner>
  )
}
