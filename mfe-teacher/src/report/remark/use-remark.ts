import { useToast, useTranslation } from '@lernspur/app-runtime'
import type { DraftedSentence } from '@lernspur/contracts/teacher/report.contract'
import type { RemarkRange } from '@lernspur/contracts/teacher/report-check/remark-word'
import { useRef } from 'react'
import { lookedAt, redrafted } from '../draft/drafted-changes'
import type { ReportSection, SectionChange } from '../draft/section'
import { insertInto, removeInsertion, undoDraft } from './remark-text'

/** The part of a saver that a remark needs. */
export interface RemarkSaver {
  change(change: SectionChange, when?: 'quiet' | 'now'): void
  snapshot(): { readonly current: ReportSection }
}

/** The text field of a remark: its cursor, and insertions there, each with undo. */
export const useRemark = (saver: RemarkSaver) => {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  // A field that never had the focus has its cursor at the start; insertions belong at the end.
  const wasFocused = useRef(false)
  const select = (start: number, length = 0) =>
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start, start + length)
    })
  const selection = () => {
    const end = saver.snapshot().current.comment.length
    const { selectionStart = end, selectionEnd = end } = (wasFocused.current && field.current) || {}
    return { start: Math.min(selectionStart, end), end: Math.min(selectionEnd, end) }
  }
  const insert = (text: string, sentences: readonly DraftedSentence[] = []) => {
    const put = insertInto(saver.snapshot().current, selection(), text, sentences)
    saver.change(put.change)
    select(put.cursor)
    toast({
      text: t(($) => $.inserted),
      undo: () => {
        const change = removeInsertion(saver.snapshot().current, put.added)
        if (change) saver.change(change)
      },
    })
  }
  const replace = (sentences: readonly DraftedSentence[]) => {
    const { comment: before, drafted = [] } = saver.snapshot().current
    const comment = sentences.map(({ text }) => text).join(' ')
    saver.change({ comment, drafted: redrafted(sentences) })
    toast({
      text: t(($) => $.replaced),
      undo: () =>
        saver.change({
          comment: undoDraft(saver.snapshot().current, before, comment),
          drafted: new Map([...lookedAt(sentences), ...redrafted(drafted)]),
        }),
    })
  }
  return {
    field,
    insert,
    replace,
    /** Puts the cursor at the end. */
    focus: () => select(saver.snapshot().current.comment.length),
    /** Puts the cursor after the block that replaced a code. */
    moveTo: (cursor: number) => select(cursor),
    show: ({ start, length }: Pick<RemarkRange, 'start' | 'length'>) => select(start, length),
    onFocus: () => {
      wasFocused.current = true
    },
  }
}

/** The open remark, for what is beside it. */
export interface RemarkHandle {
  /** Inserts text at the cursor. */
  insert(text: string): void
  /** Puts the cursor at its end. */
  focus(): void
}
