import { saveFile, useMutation, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { useState } from 'react'
import { ActionSheet } from '../pick/action-sheet'
import type { ContentQuery } from '../pick/subject-inside'
import { SubjectPick } from '../pick/subject-pick'

interface ExportCalls {
  readonly content: ContentQuery
  /** Subjects as a workbook. */
  save(): Parameters<typeof useMutation<Blob, Error, { readonly body: { readonly schoolSubjectIds: string[] } }>>[0]
}

interface ExportSheetProps {
  subjects: readonly Subject[]
  exchange: ExportCalls
  /** Name of the file of several subjects, without its ending. */
  fileName: string
  onClose: () => void
}

/** Saves one, some or all subjects with their competences as a workbook that can be imported again. */
export default function ExportSheet({ subjects, exchange, fileName, onClose }: ExportSheetProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(subjects.map(({ id }) => id)))
  const { mutate, isPending } = useMutation(exchange.save())
  const picked = subjects.filter(({ id }) => chosen.has(id))
  const [first] = picked
  const name = picked.length === 1 && first ? first.name : fileName
  const save = (file: Blob) => {
    saveFile(file, `${name.replace(/[/\\]/g, ' ')}.xlsx`)
    onClose()
  }
  return (
    <ActionSheet
      title={t(($) => $.export.title)}
      description={t(($) => $.export.description)}
      submit={t(($) => $.export.submit, { count: picked.length })}
      busy={isPending}
      disabled={picked.length === 0}
      onSubmit={() => mutate({ body: { schoolSubjectIds: picked.map(({ id }) => id) } }, { onSuccess: save })}
      onClose={onClose}
    >
      <SubjectPick
        label={t(($) => $.export.list)}
        subjects={subjects}
        content={exchange.content}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ActionSheet>
  )
}
