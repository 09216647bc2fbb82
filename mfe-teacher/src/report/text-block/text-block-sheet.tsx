import { saveTextBlocksMutation } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { useErrorText, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import {
  type TextBlock,
  type TextBlocks,
  textBlockLimits,
} from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import type { WordingLanguage } from '../wording/grammar'
import { placeholders } from '../wording/placeholders'
import { TextBlockRow } from './text-block-row'

interface TextBlockSheetProps {
  known: TextBlocks
  language: WordingLanguage
  fill: (text: string) => string
  onClose: () => void
}

interface Draft {
  /** What the edits are based on. */
  readonly known: TextBlocks
  readonly blocks: readonly TextBlock[]
}

const isDouble = (blocks: readonly TextBlock[], { id, code }: TextBlock): boolean =>
  code !== '' && blocks.some((one) => one.id !== id && one.code.toLowerCase() === code.toLowerCase())

/** Writes, orders and deletes the user's text blocks (rule text-block.1). What was typed outlives closing by Escape. */
export function TextBlockSheet({ known: latest, language, fill, onClose }: TextBlockSheetProps) {
  const { t } = useTranslation('teacher.remark')
  const textOf = useErrorText()
  const toast = useToast()
  // Edits are sent on top of what they started from, not of what was refetched meanwhile.
  const {
    draft,
    change,
    resolveConflict: discard,
  } = useTyped<Draft>('text-blocks', {
    known: latest,
    blocks: latest.blocks,
  })
  const { known, blocks } = draft
  const latestDraft = useRef(draft)
  latestDraft.current = draft
  const setBlocks = (next: readonly TextBlock[]) => change({ known, blocks: next })
  const close = () => {
    discard()
    onClose()
  }
  const { mutate, isPending, error } = useMutation(saveTextBlocksMutation())
  const written = blocks.filter(({ text }) => text.trim() !== '')
  const isWrong = blocks.some((block) => isDouble(blocks, block) || block.text.length > textBlockLimits.text)
  const move = (index: number, by: 1 | -1) => {
    const next = [...blocks]
    const [moved] = next.splice(index, 1)
    if (moved) next.splice(index + by, 0, moved)
    setBlocks(next)
  }
  const remove = (index: number) => {
    const gone = blocks[index]
    setBlocks(blocks.toSpliced(index, 1))
    if (!gone) return
    toast({
      text: t(($) => $.blocks.deleted),
      undo: () => {
        const { blocks: now } = latestDraft.current
        if (!now.includes(gone)) setBlocks(now.toSpliced(index, 0, gone))
      },
    })
  }
  const save = () =>
    mutate(
      { body: { blocks: written }, ...(known.updatedAt && { ifMatch: known.updatedAt }) },
      {
        onSuccess: () => {
          toast({ text: t(($) => $.blocks.saved) })
          close()
        },
      },
    )
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      retainsInput
      steady={blocks !== known.blocks}
      size="wide"
      title={t(($) => $.blocks.title)}
      description={t(($) => $.blocks.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={close}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={isPending} disabled={isWrong} onClick={save}>
            {t(($) => $.blocks.save)}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Banner live tone="danger">
          {textOf(error)}
        </Banner>
      )}
      <p className="text-sm text-muted-foreground">
        {t(($) => $.blocks.placeholders)}{' '}
        {placeholders[language].map((word) => (
          <code key={word} className="mr-1.5 inline-block">{`{${word}}`}</code>
        ))}
      </p>
      {blocks.length === 0 && <p className="py-6 text-muted-foreground">{t(($) => $.blocks.none)}</p>}
      <ul className="divide-y">
        {blocks.map((block, index) => (
          <TextBlockRow
            key={block.id}
            block={block}
            number={index + 1}
            example={fill(block.text)}
            fault={isDouble(blocks, block) ? t(($) => $.blocks.double) : undefined}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            onChange={(next) => setBlocks(blocks.with(index, next))}
            onMove={(by) => move(index, by)}
            onDelete={() => remove(index)}
          />
        ))}
      </ul>
      {blocks.length < textBlockLimits.blocks && (
        <Button
          variant="outline"
          onClick={() => setBlocks([...blocks, { id: crypto.randomUUID(), code: '', text: '' }])}
        >
          <Plus aria-hidden />
          {t(($) => $.blocks.add)}
        </Button>
      )}
    </SideSheet>
  )
}
