import { useTranslation } from '@lernspur/app-kit'
import { useKeptFocus } from '@lernspur/app-kit/focus/use-kept-focus'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { type Decision, type JudgedName, usualDecision } from './judge-names'
import { NameFile } from './name-file'
import { NamePreview } from './name-preview'
import { dependsOnOrder, type NameOrder } from './read-names'

/** A list of names before it is saved. */
export interface NameDraft {
  readonly text: string
  readonly order: NameOrder
  /** Decisions that differ from the default, by line. */
  readonly decisions: ReadonlyMap<number, Decision>
}

/** The default order of names. */
export const usualReading: Omit<NameDraft, 'text'> = { order: 'first', decisions: new Map() }

/** A line of the list with its decision. */
export interface DecidedName {
  readonly name: JudgedName
  readonly decision: Decision
}

/** The lines with their decisions. */
export const decide = (names: readonly JudgedName[], { decisions }: NameDraft): DecidedName[] =>
  names.map((name) => ({ name, decision: decisions.get(name.line) ?? usualDecision[name.kind] }))

interface NameEntryProps {
  draft: NameDraft
  change: (draft: NameDraft) => void
  names: readonly JudgedName[]
  /** Students who would be added now. */
  count: number
  takeOver: () => void
  busy: boolean
}

/** Names to be typed, pasted or read from a file, with a preview, and the button that adds them. */
export function NameEntry({ draft, change, names, count, takeOver, busy }: NameEntryProps) {
  const { t } = useTranslation('school-editors.student')
  const part = useKeptFocus<HTMLDivElement>()
  // Lines move when the text changes, which resets the decisions.
  const write = (text: string) => change({ ...draft, text, decisions: new Map() })
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
          onValueChange={write}
          className="max-h-44"
        />
      </Field>
      <NameFile onNames={(lines) => write([draft.text.trim(), lines].filter(Boolean).join('\n'))} />
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
