import { useTranslation } from '@lernspur/app-runtime'
import type { ReportNote } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import { NoteRow } from '../notes/note-row'
import type { DraftedRemark } from './use-drafted'

interface DraftedSentencesProps {
  /** Describes the field. */
  id: string
  drafted: DraftedRemark
  entries: readonly ReportNote[]
}

/** How many drafted sentences nobody has looked at, and the entries behind the one at the cursor (rule remark.6). */
export function DraftedSentences({ id, drafted, entries }: DraftedSentencesProps) {
  const { t } = useTranslation('teacher.remark')
  const { places: positions, current, next, confirmCurrent, confirmAll } = drafted
  if (positions.length === 0) return null
  const own = current ? entries.filter((entry) => current.sentence.entryIds.includes(entry.id)) : []
  return (
    <section
      aria-label={t(($) => $.drafted.title)}
      className="grid grid-cols-1 gap-2 rounded-md border border-dashed px-3 py-2"
    >
      <p id={id} className="flex items-start gap-2 text-sm">
        <Sparkles aria-hidden className="mt-0.5 size-4 text-primary" />
        <span>
          <span className="font-medium">{t(($) => $.drafted.count, { count: positions.length })}</span>{' '}
          <span className="text-muted-foreground pointer-coarse:hidden">{t(($) => $.drafted.keys)}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={next}>
          <ArrowDown aria-hidden />
          {t(($) => $.drafted.next)}
        </Button>
        <Button size="sm" variant="outline" disabled={!current} onClick={confirmCurrent}>
          <Check aria-hidden />
          {t(($) => $.drafted.confirm)}
        </Button>
        <Button size="sm" variant="ghost" onClick={confirmAll}>
          {t(($) => $.drafted.confirmAll)}
        </Button>
      </div>
      <div aria-live="polite" className="text-sm">
        {current ? (
          <>
            <p className="border-l-2 border-primary pl-3 wrap-anywhere">{current.sentence.text}</p>
            <p className="pt-1 text-muted-foreground">{t(($) => $.drafted.entries, { count: own.length })}</p>
          </>
        ) : (
          <p className="text-muted-foreground">{t(($) => $.drafted.noSentence)}</p>
        )}
      </div>
      {own.length > 0 && (
        <ul className="divide-y rounded-md border px-3">
          {own.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
    </section>
  )
}
