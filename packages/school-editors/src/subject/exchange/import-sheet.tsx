import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, useFormat, useTranslation } from '@lernspur/app-runtime'
import { importStates } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { ActionSheet } from '../pick/action-sheet'
import { FileChoice } from './file-choice'
import { ImportedSubjectCard } from './imported-subject'
import { ReadingChoice } from './reading-choice'
import { type ImportCalls, useImport } from './use-import'

/** Why a file was refused: each fault with its position. */
function ImportFaults({ error }: { error: Error | null }) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const faults = isApiError(error) ? error.details : []
  return (
    <div className={error ? 'grid grid-cols-1 gap-3' : 'sr-only'}>
      <FailureBanner error={error} />
      {faults.length > 0 && (
        <ul aria-label={t(($) => $.import.faults)} className="grid list-disc gap-1 pl-5 text-sm">
          {faults.map(({ path, message }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults of one cell have one path
            <li key={`${path} ${at}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ImportSheetProps {
  calls: ImportCalls
  /** Called with a sentence about what was imported. */
  onDone: (text: string) => void
  onClose: () => void
}

/** Imports subjects with their competences from a table or a curriculum, after a preview of the changes. */
export default function ImportSheet({ calls, onDone, onClose }: ImportSheetProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const format = useFormat()
  const { content, error, read, readAs, choose, run, isReading, isSending } = useImport(calls, onDone)
  const subjects = content?.subjects ?? []
  const wanted = content?.choices.filter((choice) => choice !== 'skip').length ?? 0
  const counts = importStates.flatMap((state) => {
    const count = subjects.filter((subject) => subject.state === state).length
    return count > 0 ? [`${count} ${t(($) => $.import.state[state])}`] : []
  })
  return (
    <ActionSheet
      title={t(($) => $.import.title)}
      description={t(($) => $.import.description)}
      submit={t(($) => $.import.submit, { count: wanted })}
      busy={isSending}
      disabled={wanted === 0 || isReading}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-5">
        {!content && (
          <dl className="grid gap-3 text-sm">
            <div>
              <dt className="font-medium">{t(($) => $.import.table)}</dt>
              <dd className="text-muted-foreground">{t(($) => $.import.layout)}</dd>
            </div>
            <div>
              <dt className="font-medium">{t(($) => $.import.curriculum)}</dt>
              <dd className="text-muted-foreground">{t(($) => $.import.curriculumLayout)}</dd>
            </div>
          </dl>
        )}
        <FileChoice
          label={content ? t(($) => $.import.other) : t(($) => $.import.choose)}
          busy={isReading}
          onFile={(file) => void read(file)}
        />
        {content?.reading && (
          <ReadingChoice reading={content.reading} busy={isReading} onChange={(reading) => void readAs(reading)} />
        )}
        <ImportFaults error={error} />
        {content && subjects.length > 0 && (
          <section aria-label={content.file.name} className="grid grid-cols-1 gap-3">
            <p role="status" className="text-sm">
              <span className="font-medium wrap-anywhere">{content.file.name}</span> · {format.list(counts)}
            </p>
            <ul aria-label={t(($) => $.import.list)} className="grid grid-cols-1 gap-3">
              {subjects.map((subject, at) => (
                <ImportedSubjectCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold a subject twice, and its order stays
                  key={at}
                  subject={subject}
                  choice={content.choices[at] ?? 'skip'}
                  onChoose={(choice) => choose(at, choice)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </ActionSheet>
  )
}
