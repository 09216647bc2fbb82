import { useTranslation } from '@lernspur/app-runtime'
import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/keeping/school-closing.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import DownloadIcon from 'lucide-react/icons/download'

/** A link rather than a call: the browser writes the archive to the disk while it is still being made. */
export function Download() {
  const { t } = useTranslation('school-admin.closing')
  return (
    <>
      <LinkButton
        variant="outline"
        href={`/api${schoolClosingRoutes.exportSchool.path}`}
        download
        className="justify-self-start"
      >
        <DownloadIcon aria-hidden />
        {t(($) => $.download.action)}
      </LinkButton>
      <p className="text-sm text-muted-foreground">{t(($) => $.download.care)}</p>
    </>
  )
}
