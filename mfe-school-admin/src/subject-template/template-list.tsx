import { subjectTemplateKeys } from '@lernspur/api-client/subject-template.queries'
import { useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { useSubjectOrder } from '@lernspur/school-editors/class-steps/subjects/use-subject-order'
import { useSortableTexts } from '@lernspur/school-editors/competence/editor/use-sortable-texts'
import { Card, CardHeader } from '@lernspur/ui/layout/card'
import { SortableList } from '@lernspur/ui/sortable/sortable-list'
import { TemplateRow } from './template-row'

/** Templates of one level, in their order. */
function TemplateLevel({ level, templates }: { level: number; templates: readonly Subject[] }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const levelText = useSchoolLevelText()
  const texts = useSortableTexts()
  const { subjects, move, shift } = useSubjectOrder(templates, subjectTemplateKeys.all)
  return (
    <section aria-label={levelText(level)}>
      <Card>
        <CardHeader title={levelText(level)} description={t(($) => $.count, { count: subjects.length })} />
        <SortableList
          ids={subjects.map(({ id }) => id)}
          nameOf={(id) => subjects.find((template) => template.id === id)?.name ?? ''}
          texts={texts}
          onMove={move}
        >
          <ul>
            {subjects.map((template) => (
              <TemplateRow key={template.id} template={template} onShift={shift} />
            ))}
          </ul>
        </SortableList>
      </Card>
    </section>
  )
}

/** Templates by level; each leads to its competences. */
export function TemplateList({ templates }: { templates: readonly Subject[] }) {
  const levels = [...Map.groupBy(templates, ({ schoolLevel }) => schoolLevel)].toSorted(([a], [b]) => a - b)
  return levels.map(([level, ofLevel]) => <TemplateLevel key={level} level={level} templates={ofLevel} />)
}
