import { globalTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import {
  copyTemplatesOfLevelMutation,
  importTemplatesMutation,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useKeyedMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { standsIn } from '@lernspur/school-editors/subject/take-over/stands-in'
import { TakeOverSheet } from '@lernspur/school-editors/subject/take-over/take-over-sheet'

interface ProviderTakeOverProps {
  /** The school's templates. */
  templates: readonly Subject[]
  onClose: () => void
}

/** The level of which everything that is left was chosen. */
const fullyChosenLevel = (left: readonly Subject[], ids: readonly string[]): number | undefined => {
  const chosen = left.filter(({ id }) => ids.includes(id))
  const level = chosen[0]?.schoolLevel
  const isComplete = chosen.length === left.filter(({ schoolLevel }) => schoolLevel === level).length
  return isComplete && chosen.every(({ schoolLevel }) => schoolLevel === level) ? level : undefined
}

/** Takes over the provider's templates into those of the school, some or a whole level. */
export default function ProviderTakeOver({ templates, onClose }: ProviderTakeOverProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { rows } = useSuspenseQuery(globalTemplateListQuery()).data
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
  const left = rows.filter((template) => !isTaken(template))
  const take = (ids: readonly string[]) => {
    const schoolLevel = fullyChosenLevel(left, ids)
    if (schoolLevel === undefined) some.mutate({ body: { schoolSubjectIds: [...ids] } })
    else level.mutate({ params: { schoolLevel: String(schoolLevel) } })
  }
  const ofLevel = (template: Subject) => templates.filter(({ schoolLevel }) => schoolLevel === template.schoolLevel)
  const first = (left.length > 0 ? left : rows).map(({ schoolLevel }) => schoolLevel)
  return (
    <TakeOverSheet
      title={t(($) => $.takeOver.title)}
      description={t(($) => $.takeOver.description)}
      sources={[{ key: 'provider', label: t(($) => $.takeOver.provider), templates: rows }]}
      content={subjectExchange.content}
      schoolLevel={first.length > 0 ? Math.min(...first) : 1}
      isTaken={isTaken}
      noteOf={(template) => (standsIn(template, ofLevel(template)) ? t(($) => $.takeOver.named) : undefined)}
      onTake={take}
      busy={some.isPending || level.isPending}
      onClose={onClose}
    />
  )
}
