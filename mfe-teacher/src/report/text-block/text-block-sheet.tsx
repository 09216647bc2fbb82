import {
  saveSchoolTextBlocksMutation,
  saveTextBlocksMutation,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { useErrorText, useMutation, useSession, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolTextBlocks } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import { type TextBlocks, textBlockLimits } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useRef, useState } from 'react'
import type { WordingLanguage } from '../wording/grammar'
import { placeholders } from '../wording/placeholders'
import { SchoolTextBlockList } from './school-text-block-list'
import { type EditedBlock, TextBlockRow } from './text-block-row'

/** Whose text blocks are shown. */
const holders = ['mine', 'school'] as const
type Holder = (typeof holders)[number]

interface KnownBlocks {
  readonly blocks: readonly EditedBlock[]
  readonly updatedAt: string | null
}

interface EditorProps {
  holder: Holder
  known: KnownBlocks
  language: WordingLanguage
  fill: (text: string) => string
  /** Chooses whose blocks are shown. */
  above: ReactNode
  onClose: () => void
}

interface Draft {
  /** What the edits are based on. */
  readonly known: KnownBlocks
  readonly blocks: readonly EditedBlock[]
}

const isDouble = (blocks: readonly EditedBlock[], { id, code }: EditedBlock): boolean =>
  code !== '' && blocks.some((one) => one.id !== id && one.code.toLowerCase() === code.toLowerCase())

/** Saves the blocks of a holder. */
const useSaveBlocks = (holder: Holder) => {
  const own = useMutation(saveTextBlocksMutation())
  const ofSchool = useMutation(saveSchoolTextBlocksMutation())
  const { isPending, error } = holder === 'mine' ? own : ofSchool
  const save = (blocks: readonly EditedBlock[], updatedAt: string | null, onSuccess: () => void) => {
    const ifMatch = updatedAt === null ? {} : { ifMatch: updatedAt }
    // Where nothing was saved, there is no version to match.
    const none = updatedAt === null ? { updatedAt } : {}
    if (holder === 'mine')
      own.mutate(
        { body: { blocks: blocks.map(({ id, code, text }) => ({ id, code, text })), ...none }, ...ifMatch },
        { onSuccess },
      )
    else
      ofSchool.mutate(
        {
          body: { blocks: blocks.map((block) => ({ ...block, topic: block.topic?.trim() ?? '' })), ...none },
          ...ifMatch,
        },
        { onSuccess },
      )
  }
  return { save, isPending, error }
}

/** Writes, orders and deletes text blocks. What was typed outlives closing by Escape. */
function TextBlockEditor({ holder, known: latest, language, fill, above, onClose }: EditorProps) {
  const { t } = useTranslation('teacher.remark')
  const textOf = useErrorText()
  const toast = useToast()
  const isOfSchool = holder === 'school'
  // Edits are sent on top of what they started from, not of what was refetched meanwhile.
  const {
    draft,
    change,
    resolveConflict: discard,
  } = useTyped<Draft>(isOfSchool ? 'school-text-blocks' : 'text-blocks', {
    known: latest,
    blocks: latest.blocks,
  })
  const { known, blocks } = draft
  const latestDraft = useRef(draft)
  latestDraft.current = draft
  const setBlocks = (next: readonly EditedBlock[]) => change({ known, blocks: next })
  const close = () => {
    discard()
    onClose()
  }
  const { save, isPending, error } = useSaveBlocks(holder)
  const written = blocks.filter(({ text }) => text.trim() !== '')
  const lacksTopic = (block: EditedBlock) => isOfSchool && block.text.trim() !== '' && !block.topic?.trim()
  const isWrong = blocks.some(
    (block) => isDouble(blocks, block) || block.text.length > textBlockLimits.text || lacksTopic(block),
  )
  const topics = isOfSchool ? [...new Set(blocks.flatMap(({ topic }) => topic?.trim() || []))] : undefined
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
  const submit = () =>
    save(written, known.updatedAt, () => {
      toast({ text: t(($) => $.blocks.saved) })
      close()
    })
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      retainsInput
      steady={blocks !== known.blocks}
      size="wide"
      title={isOfSchool ? t(($) => $.blocks.titleOfSchool) : t(($) => $.blocks.title)}
      description={isOfSchool ? t(($) => $.blocks.hintOfSchool) : t(($) => $.blocks.hint)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={close}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={isPending} disabled={isWrong} onClick={submit}>
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
      {above}
      <p className="text-sm text-muted-foreground">
        {t(($) => $.blocks.placeholders)}{' '}
        {placeholders[language].map((word) => (
          <code key={word} className="mr-1.5 inline-block">{`{${word}}`}</code>
        ))}
      </p>
      {blocks.length === 0 && (
        <p className="py-6 text-muted-foreground">
          {isOfSchool ? t(($) => $.blocks.noneOfSchool) : t(($) => $.blocks.none)}
        </p>
      )}
      <ul className="divide-y">
        {blocks.map((block, index) => (
          <TextBlockRow
            key={block.id}
            block={block}
            topics={topics}
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
          onClick={() =>
            setBlocks([
              ...blocks,
              // The next one is about the same, most likely.
              { id: crypto.randomUUID(), code: '', text: '', ...(isOfSchool && { topic: blocks.at(-1)?.topic ?? '' }) },
            ])
          }
        >
          <Plus aria-hidden />
          {t(($) => $.blocks.add)}
        </Button>
      )}
    </SideSheet>
  )
}

interface TextBlockSheetProps {
  own: TextBlocks
  ofSchool: SchoolTextBlocks
  language: WordingLanguage
  fill: (text: string) => string
  onClose: () => void
}

/** One's own text blocks, and those of the school, which its managers and admins change (rules text-block.1 and .3). */
export function TextBlockSheet({ own, ofSchool, language, fill, onClose }: TextBlockSheetProps) {
  const { t } = useTranslation('teacher.remark')
  const { role } = useSession()
  const [holder, setHolder] = useState<Holder>('mine')
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  const above = (
    <SegmentedControl
      label={t(($) => $.blocks.holder)}
      value={holder}
      onValueChange={(next) => setHolder(holders.find((one) => one === next) ?? 'mine')}
      segments={holders.map((value) => ({ value, label: t(($) => $.blocks.holders[value]) }))}
      className="justify-self-start"
    />
  )
  if (holder === 'mine' || leads) {
    const known: KnownBlocks = holder === 'mine' ? own : ofSchool
    return <TextBlockEditor key={holder} {...{ holder, known, language, fill, above, onClose }} />
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={t(($) => $.blocks.titleOfSchool)}
      description={t(($) => $.blocks.readOnlyOfSchool)}
      closeLabel={t(($) => $.close)}
    >
      {above}
      <SchoolTextBlockList blocks={ofSchool.blocks} fill={fill} />
    </SideSheet>
  )
}
