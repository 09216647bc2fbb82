import { exportMeMutation } from '@lernspur/api-client/identity/account.queries'
import { saveFile, today, useMutation, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'

/** All data stored about the user, as a file. */
export function DataExport() {
  const { t } = useTranslation('shell.profile')
  const { mutate, isPending } = useMutation({
    ...exportMeMutation(),
    onSuccess: (file) => saveFile(file, `lernspur-${today()}.json`),
  })
  return (
    <Button variant="outline" busy={isPending} className="justify-self-start" onClick={() => mutate()}>
      {t(($) => $.export.submit)}
    </Button>
  )
}
