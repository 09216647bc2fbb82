import { useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { useState } from 'react'
import { everybody, sharedAudience } from './audience'
import { AudienceFields } from './audience-fields'
import { useChangeAudience } from './use-change-audience'

interface AudienceSheetProps {
  drafts: readonly GlobalDraft[]
  onClose: () => void
  /** After it was changed. */
  onDone?: (() => void) | undefined
}

/** For which states and types of school one or several drafts are meant (rule template.7). */
export default function AudienceSheet({ drafts, onClose, onDone }: AudienceSheetProps) {
  const { t } = useTranslation('provider.subject-templates')
  const shared = sharedAudience(drafts)
  const [audience, setAudience] = useState(shared ?? everybody)
  const { change, isPending } = useChangeAudience()
  const countries = [...new Set(drafts.flatMap(({ countryId }) => countryId ?? []))]
  const store = async () => {
    await change(
      drafts.map(({ id }) => id),
      audience,
    )
    onDone?.()
    onClose()
  }
  return (
    <ActionSheet
      title={t(($) => $.audience.title)}
      description={
        drafts.length === 1 ? (drafts[0]?.name ?? '') : t(($) => $.audience.templates, { count: drafts.length })
      }
      submit={t(($) => $.audience.submit)}
      busy={isPending}
      disabled={false}
      onSubmit={() => void store().catch(() => null)}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {!shared && <p>{t(($) => $.audience.differs)}</p>}
        {countries.length > 1 ? (
          <p>{t(($) => $.audience.countries)}</p>
        ) : (
          <AudienceFields audience={audience} countryId={countries[0] ?? null} onChange={setAudience} />
        )}
      </div>
    </ActionSheet>
  )
}
