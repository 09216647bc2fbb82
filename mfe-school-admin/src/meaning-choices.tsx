import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'

interface MeaningChoicesProps {
  title: string
  description: string
  /** What a file says; the key stands for it. */
  entries: readonly { readonly key: string; readonly label: string; readonly hint?: string; readonly error?: string }[]
  items: readonly { readonly value: string; readonly label: string }[]
  chosen: ReadonlyMap<string, string>
  onChoose: (key: string, value: string) => void
  /** What the first option says, which leaves an entry out. */
  none: string
  search: string
  noMatch: string
}

/** What each entry of a file means here, with what is proposed. */
export function MeaningChoices({
  title,
  description,
  entries,
  items,
  chosen,
  onChoose,
  none,
  search,
  noMatch,
}: MeaningChoicesProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-medium">{title}</legend>
      <p className="text-sm text-muted-foreground">{description}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        {entries.map(({ key, label, hint, error }) => (
          <li key={key} className="min-w-0">
            <LabelledField label={<span className="wrap-anywhere">{label}</span>} hint={hint} error={error}>
              <Combobox
                items={[{ value: '', label: none }, ...items]}
                value={chosen.get(key) ?? ''}
                onValueChange={(value) => onChoose(key, value)}
                searchLabel={search}
                placeholder={none}
                empty={noMatch}
              />
            </LabelledField>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
