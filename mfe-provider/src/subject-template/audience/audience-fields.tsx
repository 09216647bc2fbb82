import { useTranslation } from '@lernspur/app-runtime'
import { SchoolTypeChoice } from '../../tenant/choice/school-type-choice'
import { StateChoice } from '../../tenant/choice/state-choice'
import type { Audience } from './audience'

interface AudienceFieldsProps {
  audience: Audience
  /** Offers what this country has alone; null for that of all countries. */
  countryId: string | null
  onChange: (audience: Audience) => void
}

/** For which states and types of school a template is meant. */
export function AudienceFields({ audience, countryId, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('provider.subject-templates')
  const country = countryId === null ? {} : { countryId }
  return (
    <fieldset className="grid w-full grid-cols-1 items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-1 text-sm font-medium">{t(($) => $.audience.title)}</legend>
      <p className="text-sm text-muted-foreground sm:col-span-2">{t(($) => $.audience.hint)}</p>
      <StateChoice
        {...country}
        stateIds={audience.stateIds}
        onChange={(stateIds) => onChange({ ...audience, stateIds })}
      />
      <SchoolTypeChoice
        {...country}
        schoolTypeIds={audience.schoolTypeIds}
        onChange={(schoolTypeIds) => onChange({ ...audience, schoolTypeIds })}
      />
    </fieldset>
  )
}
