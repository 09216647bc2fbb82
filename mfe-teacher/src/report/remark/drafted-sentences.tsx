import { useTranslation } from '@lernspur/app-kit'
import type { DraftedSentence } from '@lernspur/contracts/report.contract'
import type { ReportNote } from '@lernspur/contracts/report-notes.contract'
import { Button } from '@lernspur/ui/form/button'
import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { NoteRow } from '../notes/note-row'

interface DraftedSentencesProps {
  sentences: readonly DraftedSentence[]
  entries: readonly ReportNote[]
  onConfirm: (sentences: readonly DraftedSentence[]) => void
}

function Sentence({
  sentence,
  entries,
  onConfirm,
}: {
  sentence: DraftedSentence
  entries: readonly ReportNote[]
  onConfirm: () => void
}) {
  const { t } = useTranslation('teacher.remark')
  const [isOpen, setIsOpen] = useState(false)
  const own = entries.filter(({ id }) => sentence.entryIds.includes(id))
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <p className="border-l-2 border-primary pl-3 text-sm wrap-anywhere">{sentence.text}</p>
      <div className="flex flex-wrap gap-1">
        <Button
          size="sm"
          variant="outline"
          aria-label={t(($) => $.drafted.confirmOne, { text: sentence.text })}
          onClick={onConfirm}
        >
          <Check aria-hidden />
          {t(($) => $.drafted.confirm)}
        </Button>
        {own.length > 0 && (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(($) => $.drafted.entries, { count: own.length })}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="divide-y rounded-md border px-3">
          {own.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Sentences that were drafted and that nobody has looked at, each with its entries (rule remark.6). */
export function DraftedSentences({ sentences, entries, onConfirm }: DraftedSentencesProps) {
  const { t } = useTranslation('teacher.remark')
  if (sentences.length === 0) return null
  return (
    <section aria-label={t(($) => $.drafted.title)} className="rounded-md border border-dashed px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-sm font-medium">
          <Sparkles aria-hidden className="size-4 text-primary" />
          {t(($) => $.drafted.title)}
        </p>
        {sentences.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => onConfirm(sentences)}>
            {t(($) => $.drafted.confirmAll)}
          </Button>
        )}
      </div>
      <ul className="divide-y">
        {sentences.map((sentence) => (
          <Sentence key={sentence.text} sentence={sentence} entries={entries} onConfirm={() => onConfirm([sentence])} />
        ))}
      </ul>
    </section>
  )
}
