import { useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { type ReactNode, useId } from 'react'

interface Item {
  readonly id: string
  readonly label: ReactNode
}

interface ChoiceListProps {
  title: string
  /** "Alle 25 Kinder" */
  allLabel: string
  items: readonly Item[]
  /** Items that are chosen one by one only: neither all of them nor the first choice has them. */
  further?: readonly Item[]
  /** Null means all of them. */
  chosen: ReadonlySet<string> | null
  onChange: (chosen: ReadonlySet<string> | null) => void
  error?: string | undefined
}

/** A choice of all items or of single ones. */
export function ChoiceList({ title, allLabel, items, further = [], chosen, onChange, error }: ChoiceListProps) {
  const { t } = useTranslation('teacher.report')
  const id = useId()
  const toggle = (itemId: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(itemId)
    else next.delete(itemId)
    onChange(next)
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      <SegmentedControl
        label={title}
        value={chosen ? 'some' : 'all'}
        onValueChange={(value) => onChange(value === 'all' ? null : new Set(items.map((item) => item.id)))}
        segments={[
          { value: 'all', label: allLabel },
          { value: 'some', label: t(($) => $.creation.some) },
        ]}
        className="justify-self-start"
      />
      {chosen && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span className="text-muted-foreground">{t(($) => $.creation.chosen, { count: chosen.size })}</span>
            <button
              type="button"
              className="min-h-11 rounded-sm px-1 font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
              onClick={() => onChange(new Set(chosen.size > 0 ? [] : items.map((item) => item.id)))}
            >
              {chosen.size > 0 ? t(($) => $.creation.chooseNone) : t(($) => $.creation.chooseAll)}
            </button>
          </div>
          <div className="grid max-h-72 overflow-y-auto rounded-md border bg-card px-4 py-1 sm:grid-cols-2">
            {[...items, ...further].map((item) => (
              <CheckboxField
                key={item.id}
                checked={chosen.has(item.id)}
                onCheckedChange={(isChosen) => toggle(item.id, isChosen)}
                label={item.label}
              />
            ))}
          </div>
        </>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger-foreground">
          {error}
        </p>
      )}
    </section>
  )
}
