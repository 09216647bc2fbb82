import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SearchInput } from '@lernspur/ui/components/form/search-input'
import { matchesQuery } from '@lernspur/ui/query/match-query'
import { useState } from 'react'

interface Option {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  /** Only chosen individually, never by "all". */
  readonly isSeparate?: boolean | undefined
}

interface ManyChoiceProps {
  label: string
  options: readonly Option[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  texts: { search: string; clear: string; all: string; more: (count: number) => string }
}

/** Number of options from which there is a search field. */
const manyFrom = 8
/** Maximum number of options rendered; the others are found by the search, and chosen by "all". */
const maxVisible = 100

/** A choice of several of many options, such as people or classes. */
export function ManyChoice({ label, options, chosen, onChange, texts }: ManyChoiceProps) {
  const [search, setSearch] = useState('')
  const visible = options.filter((option) => matchesQuery(option.label, search))
  const grouped = visible.filter(({ isSeparate }) => !isSeparate)
  const areAll = grouped.length > 0 && grouped.every(({ id }) => chosen.has(id))
  const areSome = grouped.some(({ id }) => chosen.has(id))
  const mark = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) isChosen ? next.add(id) : next.delete(id)
    onChange(next)
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {options.length >= manyFrom && (
        <SearchInput label={texts.search} clearLabel={texts.clear} value={search} onValueChange={setSearch} />
      )}
      <div className="grid max-h-64 auto-rows-max grid-cols-1 overflow-y-auto rounded-lg border px-3 py-1">
        <CheckboxField
          label={texts.all}
          disabled={grouped.length === 0}
          checked={areSome && !areAll ? 'indeterminate' : areAll}
          onCheckedChange={() =>
            mark(
              grouped.map(({ id }) => id),
              !areAll,
            )
          }
        />
        {visible.slice(0, maxVisible).map(({ id, label: name, hint }) => (
          <CheckboxField
            key={id}
            label={name}
            hint={hint}
            checked={chosen.has(id)}
            onCheckedChange={(isChosen) => mark([id], isChosen)}
          />
        ))}
        {visible.length > maxVisible && (
          <p className="py-2 text-sm text-muted-foreground">{texts.more(visible.length - maxVisible)}</p>
        )}
      </div>
    </fieldset>
  )
}
