import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Input } from '@lernspur/ui/components/ui/input'
import type { RefObject } from 'react'
import { type ClassDraft, highestLevel, levelInName } from './class-draft'

const levels = [preSchoolLevel, ...Array.from({ length: highestLevel }, (_, index) => index + 1)]

interface ClassFieldsProps {
  draft: ClassDraft
  change: (draft: ClassDraft) => void
  /** What another user saved meanwhile; null if nobody did. */
  conflict: DraftConflict<ClassDraft> | null
  /** Whether the user tried to continue: missing fields are marked. */
  tried: boolean
  nameInput: RefObject<HTMLInputElement | null>
}

/** Name, level and nickname of a class, with a preview of its chip. */
export function ClassFields({ draft, change, conflict, tried, nameInput }: ClassFieldsProps) {
  const { t } = useTranslation('school-editors.school-class')
  const levelText = useSchoolLevelText()
  const { name, nickname, level } = draft
  const rename = (next: string) => {
    const followsName = level === '' || level === levelInName(name)
    change({ ...draft, name: next, level: followsName ? levelInName(next) || level : level })
  }
  /** Why a text cannot be a name; undefined if it can. */
  const markProblem = (text: string) => (isPlainName(text.trim()) ? undefined : t(($) => $.plain))
  const nameProblem =
    name.trim().length > schoolClassLimits.name
      ? t(($) => $.name.long, { max: schoolClassLimits.name })
      : tried && name.trim() === ''
        ? t(($) => $.name.missing)
        : markProblem(name)
  return (
    <>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.name.label), (one) => one.name],
          [t(($) => $.level.label), (one) => (one.level === '' ? '' : levelText(Number(one.level)))],
          [t(($) => $.nickname.label), (one) => one.nickname],
        ]}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <LabelledField label={t(($) => $.name.label)} hint={t(($) => $.name.hint)} error={nameProblem} required>
          <Input
            ref={nameInput}
            autoComplete="off"
            placeholder={t(($) => $.name.example)}
            value={name}
            onChange={(event) => rename(event.target.value)}
          />
        </LabelledField>
        <LabelledField
          label={t(($) => $.level.label)}
          error={tried && level === '' ? t(($) => $.level.missing) : undefined}
          required
        >
          <SelectInput
            options={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
            value={level}
            onValueChange={(next) => change({ ...draft, level: next })}
            placeholder={t(($) => $.level.placeholder)}
          />
        </LabelledField>
      </div>
      <LabelledField
        label={t(($) => $.nickname.label)}
        optional={t(($) => $.optional)}
        hint={t(($) => $.nickname.hint)}
        error={
          nickname.trim().length > schoolClassLimits.nickname
            ? t(($) => $.tooLong, { max: schoolClassLimits.nickname })
            : markProblem(nickname)
        }
      >
        <Input
          autoComplete="off"
          placeholder={t(($) => $.nickname.example)}
          value={nickname}
          onChange={(event) => change({ ...draft, nickname: event.target.value })}
        />
      </LabelledField>
      <p className="flex items-center gap-3 text-sm text-muted-foreground">
        <ClassChip className="h-11 max-w-24 min-w-11 overflow-hidden text-base">
          {name.trim().slice(0, schoolClassLimits.name) || t(($) => $.noName)}
        </ClassChip>
        <span className="min-w-0">
          {[nickname.trim(), level === '' ? '' : levelText(Number(level))].filter(Boolean).join(' · ') ||
            t(($) => $.preview)}
        </span>
      </p>
    </>
  )
}
