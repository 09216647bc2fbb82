import { useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { useState } from 'react'
import { everywhere, useCountries } from '../use-countries'
import { draftGroups, everybody, sharedAudience } from './audience'
import { AudienceFields } from './audience-fields'
import { useChangeAudience } from './use-change-audience'

interface AudienceSheetProps {
  drafts: readonly GlobalDraft[]
  onClose: () => void
  /** After the audience of all of them was changed. */
  onDone?: (() => void) | undefined
}

/** Stands for the drafts of all groups in the choice, which can only be meant for all schools. */
const allAtOnce = 'all-at-once'

/**
 * For which states and types of school one or several drafts are meant (rule template.7). Those of several countries are
 * changed country by country, as no country has the states of another, or all together for all schools.
 */
export default function AudienceSheet({ drafts, onClose, onDone }: AudienceSheetProps) {
  const { t } = useTranslation('provider.subject-templates')
  const { nameOf } = useCountries()
  const groups = draftGroups(drafts)
  const [chosen, setChosen] = useState(groups[0].countryId ?? everywhere)
  const group = groups.length > 1 ? groups.find(({ countryId }) => (countryId ?? everywhere) === chosen) : groups[0]
  const changing = group?.drafts ?? drafts
  const shared = sharedAudience(changing)
  const [edited, setEdited] = useState<ReturnType<typeof sharedAudience>>()
  const audience = group ? (edited ?? shared ?? everybody) : everybody
  const { change, isPending } = useChangeAudience()
  const templates = (count: number) => t(($) => $.audience.templates, { count })
  const store = async () => {
    await change(
      changing.map(({ id }) => id),
      audience,
    )
    // The others stay chosen, so that their country can be next.
    if (changing.length === drafts.length) onDone?.()
    onClose()
  }
  return (
    <ActionSheet
      title={t(($) => $.audience.title)}
      description={drafts.length === 1 ? (drafts[0]?.name ?? '') : templates(drafts.length)}
      submit={t(($) => $.audience.submit)}
      busy={isPending}
      disabled={false}
      onSubmit={() => void store().catch(() => null)}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {groups.length > 1 && (
          <LabelledField label={t(($) => $.audience.which)} hint={t(($) => $.audience.countries)}>
            <SelectInput
              options={[
                ...groups.map(({ countryId, drafts: of }) => ({
                  value: countryId ?? everywhere,
                  label: `${nameOf(countryId)}: ${templates(of.length)}`,
                })),
                { value: allAtOnce, label: t(($) => $.audience.together, { count: drafts.length }) },
              ]}
              value={chosen}
              onValueChange={(value) => {
                setChosen(value)
                setEdited(undefined)
              }}
            />
          </LabelledField>
        )}
        {!shared && <p>{t(($) => $.audience.differs)}</p>}
        {group ? (
          <AudienceFields audience={audience} countryId={group.countryId} onChange={setEdited} />
        ) : (
          <p>{t(($) => $.audience.togetherHint)}</p>
        )}
      </div>
    </ActionSheet>
  )
}
