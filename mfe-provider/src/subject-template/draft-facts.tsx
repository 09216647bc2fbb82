import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { CountryChoice } from './country-choice'
import { DraftState } from './use-draft-columns'

/** How the draft stands to its version, who holds it, and for which country it is. */
export function DraftFacts({ draft }: { draft: GlobalDraft }) {
  const { t } = useTranslation('provider.subject-templates')
  const { mutate } = useKeyedMutation(globalTemplateCalls.changeTemplateCountry())
  return (
    <div className="flex flex-wrap items-end justify-between gap-5">
      <div className="grid gap-1">
        <DraftState draft={draft} />
        <p className="text-sm text-muted-foreground">{t(($) => $.held, { count: draft.schoolCount })}</p>
      </div>
      <CountryChoice
        countryId={draft.countryId}
        onChange={(countryId) => mutate({ body: { schoolSubjectIds: [draft.id], countryId } })}
      />
    </div>
  )
}
