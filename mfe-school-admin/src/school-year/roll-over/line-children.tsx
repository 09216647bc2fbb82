import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import type { LineDraft, LineTarget } from './roll-over-draft'

interface LineChildrenProps {
  draft: LineDraft
  /** Other classes of the new year. */
  targets: readonly LineTarget[]
  onChange(draft: LineDraft): void
}

const leaving = 'leaves'

/** The children of a class, which of them come along, and where the others go. */
export function LineChildren({ draft, targets, onChange }: LineChildrenProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  const { data } = useSuspenseQuery(classStudentsQuery({ schoolClassId: draft.schoolClassId }))
  const { leaverIds, goings = {}, step } = draft
  const children = data.rows.toSorted(format.byName)
  const send = (childId: string, target: string) => {
    const { [childId]: _, ...others } = goings
    onChange({ ...draft, goings: target === leaving ? others : { ...others, [childId]: target } })
  }
  const mark = (childId: string, comes: boolean) => {
    const { [childId]: _, ...others } = goings
    const stay = leaverIds.filter((id) => id !== childId)
    onChange({ ...draft, leaverIds: comes ? stay : [...stay, childId], goings: others })
  }
  const options = [
    { value: leaving, label: t(($) => $.line.leaves) },
    ...targets.map(({ key, name }) => ({ value: key, label: t(($) => $.line.goesTo, { name }) })),
  ]
  if (children.length === 0) return <p className="text-sm text-muted-foreground">{t(($) => $.line.noChildren)}</p>
  return (
    <fieldset>
      <legend className="text-sm text-muted-foreground">
        {step === 'leave' ? t(($) => $.line.leaversHint) : t(($) => $.line.childrenHint)}
      </legend>
      <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {children.map((child) => {
          const name = format.name(child)
          const isLeaving = step === 'leave' || leaverIds.includes(child.id)
          return (
            <li key={child.id} className="grid min-w-0 content-start">
              {step === 'leave' ? (
                <span className="flex min-h-11 items-center wrap-anywhere">{format.listName(child)}</span>
              ) : (
                <CheckboxField
                  checked={!isLeaving}
                  label={format.listName(child)}
                  onCheckedChange={(comes) => mark(child.id, comes)}
                />
              )}
              {isLeaving && targets.length > 0 && (
                <SelectInput
                  size="sm"
                  aria-label={t(($) => $.line.where, { name })}
                  options={options}
                  value={goings[child.id] ?? leaving}
                  onValueChange={(target) => send(child.id, target)}
                  className="mb-2 w-full"
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
