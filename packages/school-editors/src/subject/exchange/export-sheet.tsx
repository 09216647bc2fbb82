import { exportSubjectsMutation } from '@lernspur/api-client/subject.queries'
import { saveFile, useMutation, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { useState } from 'react'
import { SubjectPick } from '../take-over/subject-pick'

interface ExportSheetProps {
  subjects: readonly Subject[]
  /** Name of the file of several subjects, without its ending. */
  fileName: string
  onClose: () => void
}

/** Saves one, some or all subjects with their competences as a workbook that can be imported again. */
export default function ExportSheet({ subjects, fileName, onClose }: ExportSheetProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(subjects.map(({ id }) => id)))
  const { mutate, isPending } = useMutation(exportSubjectsMutation())
  const picked = subjects.filter(({ id }) => chosen.has(id))
  const run = () => {
    const [first] = picked
    const name = picked.length === 1 && first ? first.name : fileName
    mutate(
      { body: { schoolSubjectIds: picked.map(({ id }) => id) } },
      {
        onSuccess: (file) => {
          saveFile(file, `${name.replace(/[/\\]/g, ' ')}.xlsx`)
          onClose()
        },
      },
    )
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.export.title)}
      description={t(($) => $.export.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={isPending} disabled={picked.length === 0} onClick={run}>
            {t(($) => $.export.submit, { count: picked.length })}
          </Button>
        </>
      }
    >
      <SubjectPick label={t(($) => $.export.list)} subjects={subjects} chosen={chosen} onChoose={setChosen} />
    </Sheet>
  )
}
