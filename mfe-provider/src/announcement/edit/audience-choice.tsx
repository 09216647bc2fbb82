import { announcementReachQuery } from '@lernspur/api-client/provider/announcement.queries'
import { keepPreviousData, useQuery, useTranslation } from '@lernspur/app-runtime'
import { roleTypes } from '@lernspur/contracts/identity/role-types'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SchoolChoice } from '../../tenant/choice/school-choice'
import { type Audience, audienceKinds, isChosen, sentAudience } from './audience'
import { RegionChoice } from './region-choice'

interface AudienceChoiceProps {
  audience: Audience
  onChange: (audience: Audience) => void
  /** Marks the field while nobody is chosen. */
  showsMissing: boolean
}

/** Whom an announcement is for, and how many people that is now. */
export function AudienceChoice({ audience, onChange, showsMissing }: AudienceChoiceProps) {
  const { t } = useTranslation('provider.announcement')
  const { kind, roles, stateIds, schoolTypeIds, schoolIds } = audience
  const change = (part: Partial<Audience>) => onChange({ ...audience, ...part })
  const isComplete = isChosen(audience)
  const error = showsMissing && !isComplete ? t(($) => $.audience.missing) : undefined
  const { data: reach } = useQuery({
    ...announcementReachQuery(sentAudience(audience)),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  })
  const selected = roles.length === 0 ? roleTypes : roles
  const choose = (role: (typeof roleTypes)[number], isSelected: boolean) => {
    const next = roleTypes.filter((one) => (one === role ? isSelected : selected.includes(one)))
    // All roles means no restriction; an empty choice is not allowed.
    if (next.length > 0) change({ roles: next.length === roleTypes.length ? [] : next })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-2 text-base font-semibold">{t(($) => $.audience.title)}</legend>
      <RadioGroupField
        label={t(($) => $.audience.title)}
        options={audienceKinds.map((value) => ({ value, label: t(($) => $.audience.kind[value]) }))}
        value={kind}
        onValueChange={(value) => change({ kind: audienceKinds.find((one) => one === value) ?? 'all' })}
      />
      {kind === 'schools' && (
        <SchoolChoice schoolIds={schoolIds} onChange={(ids) => change({ schoolIds: ids })} error={error} />
      )}
      {kind === 'places' && (
        <RegionChoice
          stateIds={stateIds}
          schoolTypeIds={schoolTypeIds}
          onStates={(ids) => change({ stateIds: ids })}
          onTypes={(ids) => change({ schoolTypeIds: ids })}
          error={error}
        />
      )}
      <fieldset className="grid grid-cols-1">
        <legend className="text-sm font-medium">{t(($) => $.audience.roles)}</legend>
        {roleTypes.map((role) => (
          <CheckboxField
            key={role}
            checked={selected.includes(role)}
            onCheckedChange={(isSelected) => choose(role, isSelected)}
            label={t(($) => $.audience.role[role])}
          />
        ))}
      </fieldset>
      <p aria-live="polite" className="text-sm text-muted-foreground">
        {isComplete &&
          reach &&
          t(($) => $.audience.reach, {
            people: t(($) => $.reach, { count: reach.userCount }),
            schools: t(($) => $.audience.schoolCount, { count: reach.schoolCount }),
          })}
      </p>
    </fieldset>
  )
}
