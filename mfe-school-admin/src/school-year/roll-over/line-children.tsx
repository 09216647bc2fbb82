import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'

interface LineChildrenProps {
  schoolClassId: string
  leaverIds: readonly string[]
  onChange(leaverIds: readonly string[]): void
}

/** The children of a class, and which of them come along. */
export function LineChildren({ schoolClassId, leaverIds, onChange }: LineChildrenProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  const { data } = useSuspenseQuery(classStudentsQuery({ schoolClassId }))
  const children = data.rows.toSorted(format.byName)
  if (children.length === 0) return <p className="text-sm text-muted-foreground">{t(($) => $.line.noChildren)}</p>
  return (
    <fieldset>
      <legend className="text-sm text-muted-foreground">{t(($) => $.line.childrenHint)}</legend>
      <ul className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
        {children.map((child) => (
          <li key={child.id}>
            <CheckboxField
              checked={!leaverIds.includes(child.id)}
              label={format.name(child)}
              onCheckedChange={(comes) =>
                onChange(comes ? leaverIds.filter((id) => id !== child.id) : [...leaverIds, child.id])
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
