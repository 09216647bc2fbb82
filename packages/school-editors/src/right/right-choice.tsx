import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassPermission } from '@lernspur/contracts/school-admin/class-permissions'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import type { ReactNode } from 'react'
import { EndField } from './end-field'
import { managing } from './right-draft'
import {
  pairsWithoutSubject,
  presetPatch,
  type RightPair,
  type RightPatch,
  type SubjectsOf,
  sharedEnd,
  sharedPermission,
  sharedSubject,
  subjectNames,
} from './right-patch'

interface RightChoiceProps {
  pairs: readonly RightPair[]
  subjectsOf: SubjectsOf
  patch: RightPatch
  onChange: (patch: RightPatch) => void
  /** What the people hold already stays. */
  isAdded?: boolean
  /** Whether a last day can be set. */
  hasEnd?: boolean
  /** A further way to begin with, beside the presets. */
  copy?: ReactNode
}

/** The rights of several people in several classes at once; a dash marks differing values, which stay different. */
export function RightChoice(props: RightChoiceProps) {
  const { pairs, subjectsOf, patch, onChange, isAdded = false, hasEnd = false, copy } = props
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
  const values = names.map((name) => sharedSubject(pairs, patch, name, subjectsOf))
  const areAll = values.every((value) => value === true)
  const lacking = pairsWithoutSubject(pairs, patch, subjectsOf).length
  const preset = (kind: 'classTeacher' | 'subjectTeacher') => (
    <Button
      key={kind}
      size="sm"
      variant="outline"
      onClick={() => onChange(presetPatch(kind, { names, isAdded, subjects: patch.subjects }))}
    >
      {t(($) => $.preset[kind])}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 text-sm font-medium">{t(($) => $.preset.label)}</legend>
        <div className="flex flex-wrap gap-2">{(['classTeacher', 'subjectTeacher'] as const).map(preset)}</div>
        {copy}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-medium">{t(($) => $.seesSubjects)}</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {names.length > 1 && (
            <CheckboxField
              className="sm:col-span-2"
              label={t(($) => $.everySubject)}
              checked={areAll ? true : values.some((value) => value !== false) ? 'indeterminate' : false}
              onCheckedChange={() =>
                onChange({ ...patch, subjects: Object.fromEntries(names.map((name) => [name, !areAll])) })
              }
            />
          )}
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
        <p aria-live="polite" className="text-sm text-muted-foreground empty:hidden">
          {lacking > 0 && t(($) => $.subjectMissing, { count: lacking })}
        </p>
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
      {hasEnd && (
        <EndField value={sharedEnd(pairs, patch)} onValueChange={(endsOn) => onChange({ ...patch, endsOn })} />
      )}
    </div>
  )
}
