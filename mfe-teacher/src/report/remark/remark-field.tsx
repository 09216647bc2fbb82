import { textBlocksQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { type Report, type ReportSubject, reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { checkRemark } from '@lernspur/contracts/teacher/report-check/check-report'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { type Ref, useId, useImperativeHandle } from 'react'
import type { ReportSection } from '../draft/section'
import type { ReportWriting } from '../notes/use-report-writing'
import { expandCode } from '../wording/expand-code'
import { fillBlock } from '../wording/placeholders'
import { DraftedSentences } from './drafted-sentences'
import { RemarkFindings } from './remark-findings'
import { remarkSourceOf } from './remark-source'
import { RemarkTools } from './remark-tools'
import { useDrafted } from './use-drafted'
import { type RemarkHandle, type RemarkSaver, useRemark } from './use-remark'

interface RemarkFieldProps {
  label: string
  report: Report
  /** Null for the general comment. */
  subject: ReportSubject | null
  section: ReportSection
  saver: RemarkSaver & { flush(): Promise<boolean> }
  writing: ReportWriting
  isReadOnly: boolean
  /** Lets notes be inserted from beside it. */
  ref?: Ref<RemarkHandle> | undefined
}

/** A remark that saves itself, with tools to write it and findings to look at. */
export function RemarkField({ label, report, subject, section, saver, writing, isReadOnly, ref }: RemarkFieldProps) {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const remark = useRemark(saver)
  const { data: blocks } = useQuery(textBlocksQuery())
  useImperativeHandle(ref, () => ({
    insert: (text) => (isReadOnly ? toast({ text: t(($) => $.readOnly) }) : remark.insert(text)),
  }))
  const { comment } = section
  const drafted = useDrafted(saver, remark.show)
  const draftedId = useId()
  const isDrafted = !isReadOnly && drafted.places.length > 0
  const isTooLong = comment.length > reportLimits.comment
  const findings = checkRemark(comment, report, writing.context, null).filter(
    ({ kind }) => kind !== 'remarkMissing' && kind !== 'tooLong',
  )
  const type = (text: string) => {
    const cursor = remark.field.current?.selectionStart ?? text.length
    const expanded = expandCode({ text, cursor }, blocks?.blocks ?? [], (block) => fillBlock(block, writing.spoken))
    saver.change({ comment: expanded?.text ?? text })
    if (expanded) remark.moveTo(expanded.cursor)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <LabelledField
        label={label}
        error={isTooLong ? t(($) => $.tooLong, { count: comment.length - reportLimits.comment }) : undefined}
      >
        <MultilineInput
          ref={remark.field}
          rows={4}
          readOnly={isReadOnly}
          value={comment}
          max={reportLimits.comment}
          remainingLabel={(count) => t(($) => $.remaining, { count })}
          onValueChange={type}
          marks={isDrafted ? drafted.places.map((range) => ({ ...range, isCurrent: range === drafted.current })) : []}
          aria-describedby={isDrafted ? draftedId : undefined}
          onSelect={drafted.onSelect}
          onKeyDown={drafted.onKeyDown}
          onFocus={remark.onFocus}
          onBlur={() => void saver.flush()}
          className="min-h-28 max-w-full"
        />
      </LabelledField>
      {!isReadOnly && (
        <>
          <RemarkTools
            source={remarkSourceOf(report, subject)}
            writing={writing}
            comment={comment}
            onInsert={remark.insert}
            onReplace={remark.replace}
          />
          <DraftedSentences id={draftedId} drafted={drafted} entries={writing.entries ?? []} />
          <RemarkFindings findings={findings} onShow={remark.show} />
        </>
      )}
    </div>
  )
}
