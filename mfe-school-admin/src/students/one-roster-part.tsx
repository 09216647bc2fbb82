import { rosterCalls } from '@lernspur/api-client/school-admin/roster.queries'
import { saveFile, useMutation, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Download from 'lucide-react/icons/download'

/** The classes of the school with their people as files for other programs. */
export function OneRosterPart() {
  const { t } = useTranslation('school-admin.students')
  const { mutate, isPending } = useMutation(rosterCalls.exportOneRoster())
  const title = t(($) => $.oneRoster.title)
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-muted-foreground">{t(($) => $.oneRoster.description)}</p>
      <Button
        variant="outline"
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: (bytes) => saveFile(bytes, 'oneroster.zip') })}
        className="max-w-full justify-self-start whitespace-normal"
      >
        <Download aria-hidden />
        {t(($) => $.oneRoster.save)}
      </Button>
    </section>
  )
}
