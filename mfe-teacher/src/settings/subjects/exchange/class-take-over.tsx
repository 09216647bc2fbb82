import {
  copySubjectsMutation,
  globalTemplateListQuery,
} from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { subjectTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useKeyedMutation, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { isIntendedForSchool } from '@lernspur/school-editors/subject/take-over/intended-for'
import { standsIn } from '@lernspur/school-editors/subject/take-over/stands-in'
import { TakeOverSheet } from '@lernspur/school-editors/subject/take-over/take-over-sheet'

interface ClassTakeOverProps {
  schoolClass: { readonly id: string; readonly schoolLevel: number }
  /** The class's subjects. */
  subjects: readonly Subject[]
  onClose: () => void
}

/** Takes subjects with their competences over into a class, from the school's or the provider's templates. */
export default function ClassTakeOver({ schoolClass, subjects, onClose }: ClassTakeOverProps) {
  const { t } = useTranslation('teacher.subjects')
  const [own, provided] = useSuspenseQueries({ queries: [subjectTemplateListQuery(), globalTemplateListQuery()] })
  const offerUndo = useUndoOffer(subjectExchange)
  const { mutate, isPending } = useKeyedMutation({
    ...copySubjectsMutation(),
    onSuccess: ({ count }) => {
      onClose()
      void offerUndo(t(($) => $.takeOver.done, { count }))
    },
  })
  // The school's copy of a provider's template that the class has already counts as that template.
  const originOf = new Map(own.data.rows.map(({ id, originId }) => [id, originId]))
  const copies = subjects.map((subject) => ({ ...subject, rootId: originOf.get(subject.originId ?? '') ?? null }))
  const isTaken = (template: Subject) =>
    standsIn(template, subjects) === 'copied' || copies.some(({ rootId }) => rootId === template.id)
  return (
    <TakeOverSheet
      title={t(($) => $.takeOver.title)}
      description={t(($) => $.takeOver.description)}
      sources={[
        { key: 'school', label: t(($) => $.takeOver.ofSchool), templates: own.data.rows },
        {
          key: 'provider',
          label: t(($) => $.takeOver.ofProvider),
          templates: provided.data.rows.filter(isIntendedForSchool),
        },
      ]}
      content={subjectExchange.content}
      schoolLevel={schoolClass.schoolLevel}
      isTaken={isTaken}
      noteOf={(template) => (standsIn(template, subjects) ? t(($) => $.takeOver.named) : undefined)}
      onTake={(schoolSubjectIds) =>
        mutate({ params: { schoolClassId: schoolClass.id }, body: { schoolSubjectIds: [...schoolSubjectIds] } })
      }
      busy={isPending}
      onClose={onClose}
    />
  )
}
