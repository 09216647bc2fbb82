import { useTranslation } from '@lernspur/app-runtime'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { FileCode } from './use-timetable-preview'

interface CodeChoicesProps {
  title: string
  description: string
  codes: readonly FileCode[]
  items: readonly { readonly value: string; readonly label: string }[]
  chosen: ReadonlyMap<string, string>
  onChoose: (code: string, value: string) => void
  /** What the first option says, which leaves the lessons of a code out. */
  none: string
  search: string
}

/** What each code of a file means, with what is proposed. */
export function CodeChoices({ title, description, codes, items, chosen, onChoose, none, search }: CodeChoicesProps) {
  const { t } = useTranslation('school-admin.timetable')
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-medium">{title}</legend>
      <p className="text-sm text-muted-foreground">{description}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        {codes.map(({ code, count }) => (
          <li key={code} className="min-w-0">
            <LabelledField
              label={<span className="wrap-anywhere">{code}</span>}
              hint={t(($) => $.preview.lessonCount, { count })}
            >
              <Combobox
                items={[{ value: '', label: none }, ...items]}
                value={chosen.get(code) ?? ''}
                onValueChange={(value) => onChoose(code, value)}
                searchLabel={search}
                placeholder={none}
                empty={t(($) => $.preview.noMatch)}
              />
            </LabelledField>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
