import { globalTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import {
  copyTemplatesOfLevelMutation,
  importTemplatesMutation,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { ErrorNotice, useFormat, useKeyedMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { GlobalTemplate, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { isIntendedForSchool } from '@lernspur/school-editors/subject/take-over/intended-for'
import { standsIn } from '@lernspur/school-editors/subject/take-over/stands-in'
import { TakeOverSheet } from '@lernspur/school-editors/subject/take-over/take-over-sheet'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { useState } from 'react'

interface ProviderTakeOverProps {
  /** The school's templates. */
  templates: readonly Subject[]
  onClose: () => void
}

const none: readonly GlobalTemplate[] = []

/** The level of which everything that is left for the school was chosen, and nothing else. */
const fullyChosenLevel = (left: readonly GlobalTemplate[], ids: readonly string[]): number | undefined => {
  const chosen = left.filter(({ id }) => ids.includes(id))
  const level = chosen[0]?.schoolLevel
  const ofLevel = left.filter((one) => one.schoolLevel === level && isIntendedForSchool(one))
  const isComplete = chosen.every(isIntendedForSchool) && chosen.length === ofLevel.length
  return isComplete && chosen.every(({ schoolLevel }) => schoolLevel === level) ? level : undefined
}

/**
 * Takes over the provider's templates into those of the school, some or a whole level: those that are meant for the
 * school, and on request those for others (rule template.7).
 */
export default function ProviderTakeOver({ templates, onClose }: ProviderTakeOverProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const format = useFormat()
  const offer = useQuery(globalTemplateListQuery())
  const rows = offer.data?.rows ?? none
  const [showsOthers, setShowsOthers] = useState(false)
  const offerUndo = useUndoOffer(subjectExchange)
  const behaviour = {
    onSuccess: ({ count }: { count: number }) => {
      onClose()
      void offerUndo(t(($) => $.takeOver.done, { count }))
    },
  }
  const some = useKeyedMutation({ ...importTemplatesMutation(), ...behaviour })
  const level = useKeyedMutation({ ...copyTemplatesOfLevelMutation(), ...behaviour })
  const isTaken = ({ id }: Subject) => templates.some(({ originId }) => originId === id)
  const isOther = (template: GlobalTemplate) => !(isIntendedForSchool(template) || isTaken(template))
  const otherCount = rows.filter(isOther).length
  const offered = rows.filter((template) => showsOthers || !isOther(template))
  const left = offered.filter((template) => !isTaken(template))
  const take = (ids: readonly string[]) => {
    const schoolLevel = fullyChosenLevel(left, ids)
    if (schoolLevel === undefined) some.mutate({ body: { schoolSubjectIds: [...ids] } })
    else level.mutate({ params: { schoolLevel: String(schoolLevel) } })
  }
  const ofLevel = (template: Subject) => templates.filter(({ schoolLevel }) => schoolLevel === template.schoolLevel)
  /** For whom one is meant that is not offered by itself. */
  const audienceNote = (id: string) => {
    const other = rows.find((one) => one.id === id && !isIntendedForSchool(one))
    const audience = [other?.states ?? [], other?.schoolTypes ?? []].filter((names) => names.length > 0)
    return (
      other && t(($) => $.takeOver.forOthers, { audience: audience.map((names) => format.list(names)).join(' · ') })
    )
  }
  const noteOf = (template: Subject) =>
    [audienceNote(template.id), standsIn(template, ofLevel(template)) && t(($) => $.takeOver.named)]
      .filter(Boolean)
      .join(' · ') || undefined
  if (!offer.data) {
    return (
      <ActionSheet
        title={t(($) => $.takeOver.title)}
        description={t(($) => $.takeOver.description)}
        submit={t(($) => $.takeOver.open)}
        busy={offer.isFetching}
        disabled
        onSubmit={() => {}}
        onClose={onClose}
      >
        {offer.error && (
          <ErrorNotice error={offer.error} onRetry={() => void offer.refetch()} busy={offer.isFetching} />
        )}
      </ActionSheet>
    )
  }
  const first = (left.length > 0 ? left : offered.length > 0 ? offered : rows).map(({ schoolLevel }) => schoolLevel)
  return (
    <TakeOverSheet
      title={t(($) => $.takeOver.title)}
      description={t(($) => $.takeOver.description)}
      sources={[{ key: 'provider', label: t(($) => $.takeOver.provider), templates: offered }]}
      content={subjectExchange.content}
      schoolLevel={first.length > 0 ? Math.min(...first) : 1}
      isTaken={isTaken}
      noteOf={noteOf}
      filter={
        otherCount > 0 && (
          <CheckboxField
            checked={showsOthers}
            onCheckedChange={setShowsOthers}
            label={t(($) => $.takeOver.others)}
            hint={t(($) => $.takeOver.othersHint, { count: otherCount })}
          />
        )
      }
      onTake={take}
      busy={some.isPending || level.isPending}
      onClose={onClose}
    />
  )
}
