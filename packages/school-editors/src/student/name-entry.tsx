import { useTranslation } from '@lernspur/app-kit'
import { useKeptFocus } from '@lernspur/app-kit/focus/use-kept-focus'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { type Decision, type JudgedName, usualDecision } from './judge-names'
import { NamePreview } from './name-preview'
import { dependsOnOrder, type NameOrder } from './read-names'

/** A list of names before it is stored. */
export interface NameDraft {
  readonly text: string
  readonly order: NameOrder
  /** Decisions that differ from the usual ones, by line. */
  readonly decisions: ReadonlyMap<number, Decision>
}

/** How names are read until somebody says otherwise. */
export const usualReading: Omit<NameDraft, 'text'> = { order: 'first', decisions: new Map() }

/** A line of the list with what is to become of it. */
export interface DecidedName {
  readonly name: JudgedName
  readonly decision: Decision
}

/** Names with what is to become of each. */
export const decide = (names: readonly JudgedName[], { decisions }: NameDraft): DecidedName[] =>
  names.map((name) => ({ name, decision: decisions.get(name.line) ?? usualDecision[name.kind] }))

interface NameEntryProps {
  draft: NameDraft
  change: (draft: NameDraft) => void
  names: readonly JudgedName[]
  /** Children that would be taken over now. */
  count: number
  takeOver: () => void
  busy: boolean
}

/** Where names are typed or pasted, read at once, and taken over. */
export function NameEntry({ draft, change, names, count, takeOver, busy }: NameEntryProps) {
  const { t } = useTranslation('school-editors.student')
  const part = useKeptFocus<HTMLDivElement>()
  const faulty = names.filter(({ kind }) => kind === 'faulty').length
  return (
    <div {...part} className="grid grid-cols-1 gap-4">
      <Field
        label={t(($) => $.names.label)}
        hint={t(($) => $.names.hint)}
        error={faulty > 0 ? t(($) => $.faulty, { count: faulty }) : undefined}
      >
        <Textarea
          autoComplete="off"
          spellCheck={false}
          rows={5}
          placeholder={t(($) => $.names.example)}
          value={draft.text}
          // Lines move when the text changes, so decisions about lines are taken anew.
          onValueChange={(text) => change({ ...draft, text, decisions: new Map() })}
          className="max-h-44"
        />
      </Field>
      {names.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            {dependsOnOrder(draft.text) ? (
              <SegmentedControl
                label={t(($) => $.order.label)}
                segments={[
                  { value: 'first', label: t(($) => $.order.first) },
                  { value: 'last', label: t(($) => $.order.last) },
                ]}
                value={draft.order}
                onValueChange={(order) => change({ ...draft, order: order === 'last' ? 'last' : 'first' })}
              />
            ) : (
              <p className="text-sm text-muted-foreground">{t(($) => $.preview)}</p>
            )}
            <Button variant="secondary" busy={busy} disabled={count === 0} onClick={takeOver}>
              {t(($) => $.take, { count })}
            </Button>
          </div>
          <NamePreview
            names={names}
            decisions={draft.decisions}
            decide={(line, decision) => change({ ...draft, decisions: new Map(draft.decisions).set(line, decision) })}
          />
        </>
      )}
    </div>
  )
}
