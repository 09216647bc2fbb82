import { useTranslation } from '@lernspur/app-runtime'
import { type TextBlock, textBlockLimits } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Input } from '@lernspur/ui/components/ui/input'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'

interface TextBlockRowProps {
  block: TextBlock
  /** From 1. */
  number: number
  /** How the block reads for the child of the report. */
  example: string
  fault: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (block: TextBlock) => void
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

/** One text block as it is written, with its code, position and an example. */
export function TextBlockRow(props: TextBlockRowProps) {
  const { block, number, example, fault, isFirst, isLast, onChange, onMove, onDelete } = props
  const { t } = useTranslation('teacher.remark')
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
      <div className="flex flex-wrap items-start justify-between gap-2">
        <LabelledField label={t(($) => $.blocks.code)} error={fault} className="w-40">
          <Input
            value={block.code}
            maxLength={textBlockLimits.code}
            onChange={(event) => onChange({ ...block, code: event.target.value.replace(/[^\p{L}\p{N}]/gu, '') })}
          />
        </LabelledField>
        <div className="flex gap-1 pt-6">
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
