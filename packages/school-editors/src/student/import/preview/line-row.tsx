import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Input } from '@lernspur/ui/components/ui/input'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ClassesOf } from '../../../school-class/class-namer'
import { fillOf } from '../filled-line'
import type { FilledLine } from '../import-state'
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
  /** What the user has written for a line that cannot be read. */
  filled: FilledLine | undefined
  fill: (filled: FilledLine) => void
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

function Choice({ line, classesOf, decide }: Pick<LineRowProps, 'line' | 'classesOf' | 'decide'>) {
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
  if (line.kind === 'new' || line.kind === 'known' || (possible.length < 2 && line.reason !== 'problem')) return null
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

/** The fields of a line that cannot be read, so that it holds up nothing; both names are needed. */
function Fill({ line: { line }, filled, fill }: Pick<LineRowProps, 'line' | 'filled' | 'fill'>) {
  const { t } = useTranslation('school-editors.student-import')
  const value = filled ?? fillOf(line)
  const name = line.text
  return (
    <div className="flex w-full flex-wrap items-start gap-3 pl-11">
      <LabelledField label={t(($) => $.fill.first, { name })} className="min-w-0 flex-1 basis-40">
        <Input
          autoComplete="off"
          maxLength={studentLimits.name}
          value={value.firstName}
          onChange={(event) => fill({ ...value, firstName: event.target.value })}
        />
      </LabelledField>
      <LabelledField label={t(($) => $.fill.last, { name })} className="min-w-0 flex-1 basis-40">
        <Input
          autoComplete="off"
          maxLength={studentLimits.name}
          value={value.lastName}
          onChange={(event) => fill({ ...value, lastName: event.target.value })}
        />
      </LabelledField>
      {line.problem?.kind === 'date' && (
        <LabelledField label={t(($) => $.fill.birthDate, { name })} className="min-w-0 flex-1 basis-40">
          <DateInput value={value.birthDate} onValueChange={(birthDate) => fill({ ...value, birthDate })} />
        </LabelledField>
      )}
    </div>
  )
}

/** One line of the preview: the name, what is known of the child, and the decision. */
export function LineRow({ line, targetName: target, note, classesOf, decide, filled, fill }: LineRowProps) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const { line: read, reason, kind, decision } = line
  const isFaulty = reason === 'problem'
  const isFilled = filled !== undefined || (isFaulty && decision.kind === 'skip' && line.isOpen)
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
            {read.birthDate && <span className="ml-2 text-sm text-muted-foreground">{format.day(read.birthDate)}</span>}
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
      {isFilled && <Fill line={line} filled={filled} fill={fill} />}
    </li>
  )
}
