import { useTranslation } from '@lernspur/app-runtime'
import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import DownloadIcon from 'lucide-react/icons/download'

/** A link rather than a call: the browser writes the archive to the disk while it is still being made. */
export function Download() {
  const { t } = useTranslation('school-admin.closing')
  return (
    <>
      <Button asChild variant="outline" className="justify-self-start">
        <a href={`/api${schoolClosingRoutes.exportSchool.path}`} download>
          <DownloadIcon aria-hidden />
          {t(($) => $.download.action)}
        </a>
      </Button>
      <p className="text-sm text-muted-foreground">{t(($) => $.download.care)}</p>
    </>
  )
}
