import { useTranslation } from '@lernspur/app-kit'
import { Select } from '@lernspur/ui/choice/select'
import { Badge } from '@lernspur/ui/data/badge'
import { Card } from '@lernspur/ui/layout/card'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type Decision, type JudgedName, usualDecision } from './judge-names'

const useNotes = () => {
  const { t } = useTranslation('school-editors.student')
  return ({ kind, problem, student }: JudgedName): string => {
    if (problem === 'incomplete') return t(($) => $.note.incomplete)
    if (problem === 'too-long') return t(($) => $.note.tooLong)
    if (kind === 'twice') return t(($) => $.note.twice)
    if (kind === 'known') return t(($) => $.note.known)
    if (kind !== 'elsewhere') return ''
    const classes = student?.schoolClasses.map(({ name }) => name).join(', ')
    return classes ? t(($) => $.note.elsewhere, { classes }) : t(($) => $.note.withoutClass)
  }
}

interface RowProps {
  name: JudgedName
  decision: Decision
  decide: (decision: Decision) => void
}

function Row({ name, decision, decide }: RowProps) {
  const { t } = useTranslation('school-editors.student')
  const noteOf = useNotes()
  const whole = [name.firstName, name.lastName].filter(Boolean).join(' ')
  const options = [
    ...(name.student ? [{ value: 'same', label: t(($) => $.decision.same) }] : []),
    { value: 'new', label: t(($) => $.decision.new) },
    { value: 'skip', label: t(($) => $.decision.skip) },
  ]
  const isFaulty = name.kind === 'faulty'
  return (
    <li
      className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-1.5 first:border-t-0 ${isFaulty ? 'bg-danger/60' : ''}`}
    >
      <span className="w-6 shrink-0 text-right text-sm text-muted-foreground tabular-nums">{name.line}</span>
      <span className={`min-w-0 flex-1 basis-40 wrap-anywhere ${decision === 'skip' ? 'text-muted-foreground' : ''}`}>
        {isFaulty ? (
          name.text
        ) : (
          <>
            {name.firstName} <span className="font-medium">{name.lastName}</span>
          </>
        )}
      </span>
      {isFaulty && (
        <span className="flex items-center gap-1.5 text-sm text-danger-foreground">
          <CircleAlert aria-hidden className="size-4" />
          {noteOf(name)}
        </span>
      )}
      {!isFaulty && name.kind !== 'new' && (
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <Badge tone={name.kind === 'elsewhere' ? 'selected' : 'warning'}>{noteOf(name)}</Badge>
          <Select
            size="sm"
            aria-label={t(($) => $.decision.label, { name: whole })}
            options={options}
            value={decision}
            onValueChange={(value) => decide(value as Decision)}
            className="w-46 max-w-full"
          />
        </span>
      )}
    </li>
  )
}

interface NamePreviewProps {
  names: readonly JudgedName[]
  /** Decisions that differ from the default, by line. */
  decisions: ReadonlyMap<number, Decision>
  decide: (line: number, decision: Decision) => void
}

/** Shows what will happen to each line, before anything is saved. */
export function NamePreview({ names, decisions, decide }: NamePreviewProps) {
  const { t } = useTranslation('school-editors.student')
  return (
    <Card>
      <ol aria-label={t(($) => $.preview)}>
        {names.map((name) => (
          <Row
            key={name.line}
            name={name}
            decision={decisions.get(name.line) ?? usualDecision[name.kind]}
            decide={(decision) => decide(name.line, decision)}
          />
        ))}
      </ol>
    </Card>
  )
}
