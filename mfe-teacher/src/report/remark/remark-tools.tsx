import { useToast, useTranslation } from '@lernspur/app-runtime'
import { type DraftedSentence, reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import type { ReportWriting } from '../notes/use-report-writing'
import { TextBlockMenu } from '../text-block/text-block-menu'
import { TextBlockSheet } from '../text-block/text-block-sheet'
import { useTextBlocks } from '../text-block/use-text-blocks'
import { draftRemark } from '../wording/draft-remark'
import { fillBlock } from '../wording/placeholders'
import { DraftDialog } from './draft-dialog'
import { PronounChoice } from './pronoun-choice'
import type { RemarkSource } from './remark-source'

interface RemarkToolsProps {
  source: RemarkSource
  writing: ReportWriting
  comment: string
  onInsert: (text: string, sentences?: readonly DraftedSentence[]) => void
  onReplace: (sentences: readonly DraftedSentence[]) => void
}

const textOf = (sentences: readonly DraftedSentence[]): string => sentences.map(({ text }) => text).join(' ')

/** A draft from observations, the user's text blocks, and how texts refer to the child. */
export function RemarkTools({ source, writing, comment, onInsert, onReplace }: RemarkToolsProps) {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const { own: ownBlocks, ofSchool } = useTextBlocks()
  const [isEditing, setIsEditing] = useState(false)
  const [replaced, setReplaced] = useState<readonly DraftedSentence[] | null>(null)
  const { spoken, language, entries = [] } = writing
  const fill = (text: string) => fillBlock(text, spoken)
  const draft = (room: number) => {
    const { subjects, subjectIds, levels } = source
    const own = entries.filter(({ schoolSubjectId }) => subjectIds.includes(schoolSubjectId))
    return draftRemark({ spoken, language, subjects, levels, entries: own, room })
  }
  const begin = () => {
    const isEmpty = comment.trim() === ''
    const sentences = draft(reportLimits.comment)
    if (sentences.length === 0) toast({ text: t(($) => $.draft.nothing) })
    else if (isEmpty) onReplace(sentences)
    else setReplaced(sentences)
  }
  const append = () => {
    const sentences = draft(reportLimits.comment - comment.length - 1).filter(({ text }) => !comment.includes(text))
    setReplaced(null)
    if (sentences.length > 0) onInsert(textOf(sentences), sentences)
    else toast({ text: t(($) => $.draft.noRoom) })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="outline" disabled={writing.entries === undefined} onClick={begin}>
        <Sparkles aria-hidden />
        {t(($) => $.draft.begin)}
      </Button>
      <TextBlockMenu
        own={ownBlocks?.blocks ?? []}
        ofSchool={ofSchool?.blocks ?? []}
        fill={fill}
        onUse={onInsert}
        onEdit={() => setIsEditing(true)}
      />
      <PronounChoice reportId={source.reportId} pronoun={spoken.pronoun} />
      {replaced && (
        <DraftDialog
          sentences={replaced}
          onAppend={append}
          onReplace={() => {
            setReplaced(null)
            onReplace(replaced)
          }}
          onClose={() => setReplaced(null)}
        />
      )}
      {isEditing && ownBlocks && ofSchool && (
        <TextBlockSheet
          own={ownBlocks}
          ofSchool={ofSchool}
          language={language}
          fill={fill}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  )
}
