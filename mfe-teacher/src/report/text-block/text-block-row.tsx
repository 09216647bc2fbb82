import { useTranslation } from '@lernspur/app-runtime'
import { schoolTextBlockLimits } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import { type TextBlock, textBlockLimits } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Input } from '@lernspur/ui/components/ui/input'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'

/** A text block as it is edited; one's own have no topic. */
export interface EditedBlock extends TextBlock {
  readonly topic?: string | undefined
}

interface TextBlockRowProps {
  block: EditedBlock
  /** Topics to choose from; omitted where blocks have none. */
  topics?: readonly string[] | undefined
  /** From 1. */
  number: number
  /** How the block reads for the child of the report. */
  example: string
  fault: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (block: EditedBlock) => void
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

/** One text block as it is written, with its code, position and an example. */
export function TextBlockRow(props: TextBlockRowProps) {
  const { block, topics, number, example, fault, isFirst, isLast, onChange, onMove, onDelete } = props
  const { t } = useTranslation('teacher.remark')
  const topicsId = useId()
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <LabelledField label={t(($) => $.blocks.text, { number })}>
        <MultilineInput
          rows={2}
          className="min-h-16"
          value={block.text}
          max={textBlockLimits.text}
          onValueChange={(text) => onChange({ ...block, text })}
        />
      </LabelledField>
      <p className="text-sm text-muted-foreground wrap-anywhere">{t(($) => $.blocks.example, { text: example })}</p>
      <div className="flex flex-wrap items-start gap-2">
        {topics && (
          <LabelledField label={t(($) => $.blocks.topic)} className="min-w-40 flex-1">
            <Input
              value={block.topic ?? ''}
              list={topicsId}
              maxLength={schoolTextBlockLimits.topic}
              onChange={(event) => onChange({ ...block, topic: event.target.value })}
            />
            <datalist id={topicsId}>
              {topics.map((topic) => (
                <option key={topic} value={topic} />
              ))}
            </datalist>
          </LabelledField>
        )}
        <LabelledField label={t(($) => $.blocks.code)} error={fault} className="w-40">
          <Input
            value={block.code}
            maxLength={textBlockLimits.code}
            onChange={(event) => onChange({ ...block, code: event.target.value.replace(/[^\p{L}\p{N}]/gu, '') })}
          />
        </LabelledField>
        <div className="ml-auto flex gap-1 pt-6">
          <IconButton label={t(($) => $.blocks.up, { number })} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={t(($) => $.blocks.down, { number })} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t(($) => $.blocks.delete, { number })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
