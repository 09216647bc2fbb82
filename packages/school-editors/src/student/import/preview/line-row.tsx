import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Badge } from '@lernspur/ui/components/ui/badge'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ClassesOf } from '../../../school-class/class-namer'
import { decisionKey, possibleDecisions } from '../match/decision'
import type { DecidedLine, LineDecision } from '../match/matched-line'

interface LineRowProps {
  line: DecidedLine
  /** Name of the child's class; '' in the list of one class. */
  targetName: string
  /** What is known of the child; '' for a new one. */
  note: string
  classesOf: ClassesOf
  decide: (decision: LineDecision) => void
}

const useDecisionText = ({ candidates }: DecidedLine, classesOf: ClassesOf) => {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  return (decision: LineDecision): string => {
    if (decision.kind !== 'same') return decision.kind === 'new' ? t(($) => $.decision.new) : t(($) => $.decision.skip)
    const student = candidates.length > 1 ? candidates.find(({ id }) => id === decision.studentId) : undefined
    const classes = format.list(student ? classesOf(student) : [])
    if (classes === '') return decision.rename ? t(($) => $.decision.rename) : t(($) => $.decision.keep)
    return decision.rename ? t(($) => $.decision.renameIn, { classes }) : t(($) => $.decision.keepIn, { classes })
  }
}

function Choice({ line, classesOf, decide }: Omit<LineRowProps, 'targetName' | 'note'>) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const textOf = useDecisionText(line, classesOf)
  const possible = possibleDecisions(line)
  const name = format.name(line.line)
  if (line.reason === 'renamed' && line.decision.kind === 'same') {
    const { studentId, rename } = line.decision
    return (
      <CheckboxField
        label={t(($) => $.renameOne, { name })}
        checked={rename}
        onCheckedChange={(next) => decide({ kind: 'same', studentId, rename: next })}
      />
    )
  }
  if (line.kind === 'new' || line.kind === 'known' || possible.length < 2) return null
  return (
    <SelectInput
      size="sm"
      aria-label={t(($) => $.decision.label, { name })}
      options={possible.map((decision) => ({ value: decisionKey(decision), label: textOf(decision) }))}
      placeholder={t(($) => $.decision.open)}
      value={line.isOpen ? '' : decisionKey(line.decision)}
      onValueChange={(value) => {
        const wanted = possible.find((decision) => decisionKey(decision) === value)
        if (wanted) decide(wanted)
      }}
      className="w-64 max-w-full"
    />
  )
}

/** One line of the preview: the name, what is known of the child, and the decision. */
export function LineRow({ line, targetName: target, note, classesOf, decide }: LineRowProps) {
  const { t } = useTranslation('school-editors.student-import')
  const { line: read, reason, kind, decision } = line
  const isFaulty = reason === 'problem'
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 last:border-b-0">
      <span className="w-8 shrink-0 text-right text-sm text-muted-foreground tabular-nums">{read.row}</span>
      <span
        className={`min-w-0 flex-1 basis-40 wrap-anywhere ${decision.kind === 'skip' ? 'text-muted-foreground' : ''}`}
      >
        {isFaulty ? (
          read.text
        ) : (
          <>
            {read.firstName} <span className="font-medium">{read.lastName}</span>
          </>
        )}
      </span>
      {target !== '' && kind !== 'known' && !isFaulty && (
        <Badge variant="outline">{t(($) => $.note.movesTo, { name: target })}</Badge>
      )}
      {isFaulty ? (
        <span className="flex items-center gap-1.5 text-sm text-danger-foreground">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {note}
        </span>
      ) : (
        note !== '' && <Badge variant={kind === 'doubtful' ? 'warning' : 'default'}>{note}</Badge>
      )}
      <Choice line={line} classesOf={classesOf} decide={decide} />
    </li>
  )
}
