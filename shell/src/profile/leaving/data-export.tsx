import { exportMeMutation } from '@lernspur/api-client/account.queries'
import { today, useMutation, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'

const save = (file: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Everything that is kept of the person, as a file. */
export function DataExport() {
  const { t } = useTranslation('profile')
  const { mutate, isPending } = useMutation({
    ...exportMeMutation(),
    onSuccess: (file) => save(file, `lernspur-${today()}.json`),
  })
  return (
    <Button variant="outline" busy={isPending} className="justify-self-start" onClick={() => mutate()}>
      {t(($) => $.export.submit)}
    </Button>
  )
}
