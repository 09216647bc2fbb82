import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassPermission } from '@lernspur/contracts/school-admin/access-right.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { managing } from './right-draft'
import {
  type RightPair,
  type RightPatch,
  type SubjectsOf,
  sharedPermission,
  sharedSubject,
  subjectNames,
} from './right-patch'

interface RightChoiceProps {
  pairs: readonly RightPair[]
  subjectsOf: SubjectsOf
  patch: RightPatch
  onChange: (patch: RightPatch) => void
}

/** The rights of several people in several classes at once; a dash marks differing values, which stay different. */
export function RightChoice({ pairs, subjectsOf, patch, onChange }: RightChoiceProps) {
  const { t } = useTranslation('school-editors.right')
  const { compare } = useFormat()
  const names = subjectNames(pairs, subjectsOf).toSorted(compare)
  const permission = (one: ClassPermission, label: string) => (
    <CheckboxField
      key={one}
      label={label}
      checked={sharedPermission(pairs, patch, one)}
      onCheckedChange={(isGranted) => onChange({ ...patch, permissions: { ...patch.permissions, [one]: isGranted } })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset>
        <legend className="text-sm font-medium">{t(($) => $.seesSubjects)}</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {names.map((name) => (
            <CheckboxField
              key={name}
              label={name}
              checked={sharedSubject(pairs, patch, name, subjectsOf)}
              onCheckedChange={(isShared) => onChange({ ...patch, subjects: { ...patch.subjects, [name]: isShared } })}
            />
          ))}
          {names.length === 0 && <p className="text-sm text-muted-foreground">{t(($) => $.noSubjects)}</p>}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-sm font-medium">{t(($) => $.writesHead)}</legend>
        {permission(
          'canWriteCompetenceEntries',
          t(($) => $.writesEntries),
        )}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-medium">{t(($) => $.managesHead)}</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {managing.map((one) =>
            permission(
              one,
              t(($) => $.managesShort[one]),
            ),
          )}
        </div>
      </fieldset>
    </div>
  )
}
