import { saveFile, useMutation, useTranslation } from '@lernspur/app-runtime'
import type {
  CurriculumLicence,
  ExportCurriculum,
} from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useState } from 'react'
import { ActionSheet } from '../pick/action-sheet'
import type { ContentQuery } from '../pick/subject-inside'
import { SubjectPick } from '../pick/subject-pick'
import { ExportFormat, type ExportKind } from './export-format'

type Save<Body> = () => Parameters<typeof useMutation<Blob, Error, { readonly body: Body }>>[0]

interface ExportCalls {
  readonly content: ContentQuery
  /** Subjects as a workbook. */
  readonly save: Save<{ readonly schoolSubjectIds: string[] }>
  /** Subjects as a package of CASE 1.1. */
  readonly saveCurriculum: Save<ExportCurriculum>
}

interface ExportSheetProps {
  subjects: readonly Subject[]
  exchange: ExportCalls
  /** Name of the file of several subjects, without its ending. */
  fileName: string
  onClose: () => void
}

/** Saves one, some or all subjects with their competences as a file that can be imported again. */
export default function ExportSheet({ subjects, exchange, fileName, onClose }: ExportSheetProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(subjects.map(({ id }) => id)))
  const [kind, setKind] = useState<ExportKind>('table')
  const [licence, setLicence] = useState<CurriculumLicence | null>(null)
  const table = useMutation(exchange.save())
  const curriculum = useMutation(exchange.saveCurriculum())
  const picked = subjects.filter(({ id }) => chosen.has(id))
  const [first] = picked
  const name = picked.length === 1 && first ? first.name : fileName
  const saveAs = (ending: string) => ({
    onSuccess: (file: Blob) => {
      saveFile(file, `${name.replace(/[/\\]/g, ' ')}.${ending}`)
      onClose()
    },
  })
  const save = () => {
    const schoolSubjectIds = picked.map(({ id }) => id)
    if (kind === 'table') table.mutate({ body: { schoolSubjectIds } }, saveAs('xlsx'))
    else curriculum.mutate({ body: { schoolSubjectIds, ...(licence && { licence }) } }, saveAs('case.json'))
  }
  return (
    <ActionSheet
      title={t(($) => $.export.title)}
      description={t(($) => $.export.description)}
      submit={t(($) => $.export.submit, { count: picked.length })}
      busy={table.isPending || curriculum.isPending}
      disabled={picked.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <ExportFormat kind={kind} onKind={setKind} licence={licence} onLicence={setLicence} />
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
