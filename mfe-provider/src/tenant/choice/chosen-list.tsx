import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import X from 'lucide-react/icons/x'

interface Item {
  readonly id: string
  readonly name: string
}

interface ChosenListProps {
  label: string
  placeholder: string
  /** All that can be chosen now. */
  items: readonly Item[]
  chosen: readonly Item[]
  onChange: (ids: string[]) => void
  error?: string | undefined
  query?: string
  onQueryChange?: (query: string) => void
}

/** Chooses several of many options by search; each chosen one has a button that removes it. */
export function ChosenList({ label, placeholder, items, chosen, onChange, error, ...search }: ChosenListProps) {
  const { t } = useTranslation('provider.tenant')
  const list = useRestoredFocus<HTMLDivElement>()
  const ids = chosen.map(({ id }) => id)
  return (
    <div {...list} className="grid grid-cols-1 gap-2">
      <LabelledField label={label} error={error}>
        <Combobox
          {...search}
          items={items.filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onValueChange={(id) => id !== '' && onChange([...ids, id])}
          searchLabel={label}
          placeholder={placeholder}
          empty={t(($) => $.choice.nothingFound)}
        />
      </LabelledField>
      {chosen.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="flex items-center rounded-md border pl-3 text-sm">
              <span className="wrap-anywhere">{name}</span>
              <IconButton
                label={t(($) => $.choice.takeOut, { name })}
                size="icon-sm"
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
