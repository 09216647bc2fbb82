import { saveTextBlocksMutation } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
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
import { useState } from 'react'
import type { WordingLanguage } from '../wording/grammar'
import { placeholders } from '../wording/placeholders'
import { TextBlockRow } from './text-block-row'

interface TextBlockSheetProps {
  known: TextBlocks
  language: WordingLanguage
  fill: (text: string) => string
  onClose: () => void
}

const isDouble = (blocks: readonly TextBlock[], { id, code }: TextBlock): boolean =>
  code !== '' && blocks.some((one) => one.id !== id && one.code.toLowerCase() === code.toLowerCase())

/** Writes, orders and deletes the user's text blocks (rule text-block.1). */
export function TextBlockSheet({ known: latest, language, fill, onClose }: TextBlockSheetProps) {
  const { t } = useTranslation('teacher.remark')
  const textOf = useErrorText()
  const toast = useToast()
  // Edits are sent on top of what they started from, not of what was refetched meanwhile.
  const [known] = useState(latest)
  const [blocks, setBlocks] = useState<readonly TextBlock[]>(known.blocks)
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
      undo: () => setBlocks((now) => (now.includes(gone) ? now : now.toSpliced(index, 0, gone))),
    })
  }
  const save = () =>
    mutate(
      { body: { blocks: written }, ...(known.updatedAt && { ifMatch: known.updatedAt }) },
      {
        onSuccess: () => {
          toast({ text: t(($) => $.blocks.saved) })
          onClose()
        },
      },
    )
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      steady={blocks !== known.blocks}
      size="wide"
      title={t(($) => $.blocks.title)}
      description={t(($) => $.blocks.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
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
