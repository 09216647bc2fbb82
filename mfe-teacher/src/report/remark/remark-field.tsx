import { useToast, useTranslation } from '@lernspur/app-runtime'
import { type Report, type ReportSubject, reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { checkRemark } from '@lernspur/contracts/teacher/report-check/check-report'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import type { ReportSection } from '../draft/section'
import type { ReportWriting } from '../notes/use-report-writing'
import { useTextBlocks } from '../text-block/use-text-blocks'
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
  /** Ctrl or Cmd with Enter, to go on with the next child. */
  onNext?: (() => void) | undefined
  /** Lines that the field has at least. */
  rows?: number | undefined
  /** Lets notes be inserted from beside it. */
  ref?: Ref<RemarkHandle> | undefined
}

/** A remark that saves itself, with tools to write it and findings to look at. */
export function RemarkField(props: RemarkFieldProps) {
  const { label, report, subject, section, saver, writing, isReadOnly, onNext, rows = 4, ref } = props
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const remark = useRemark(saver)
  const { all: blocks } = useTextBlocks()
  useImperativeHandle(ref, () => ({
    insert: (text) => (isReadOnly ? toast({ text: t(($) => $.readOnly) }) : remark.insert(text)),
    focus: remark.focus,
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
    const expanded = expandCode({ text, cursor }, blocks, (block) => fillBlock(block, writing.spoken))
    saver.change({ comment: expanded?.text ?? text })
    if (expanded) remark.moveTo(expanded.cursor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (onNext && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onNext()
    } else drafted.onKeyDown(event)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <LabelledField
        label={label}
        error={isTooLong ? t(($) => $.tooLong, { count: comment.length - reportLimits.comment }) : undefined}
      >
        <MultilineInput
          ref={remark.field}
          rows={rows}
          readOnly={isReadOnly}
          value={comment}
          max={reportLimits.comment}
          remainingLabel={(count) => t(($) => $.remaining, { count })}
          onValueChange={type}
          marks={isDrafted ? drafted.places.map((range) => ({ ...range, isCurrent: range === drafted.current })) : []}
          aria-describedby={isDrafted ? draftedId : undefined}
          onSelect={drafted.onSelect}
          onKeyDown={onKeyDown}
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
