import { Link, paths, useSchoolLevelText, useSession, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { LinkRow } from '@lernspur/ui/data/link-row'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { Card, CardHeader } from '@lernspur/ui/layout/card'

/** Templates by level; each leads to its competences. */
export function TemplateList({ templates }: { templates: readonly Subject[] }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const levelText = useSchoolLevelText()
  const { tenant } = useSession()
  const levels = [...Map.groupBy(templates, ({ schoolLevel }) => schoolLevel)].toSorted(([a], [b]) => a - b)
  return levels.map(([level, ofLevel]) => (
    <section key={level} aria-label={levelText(level)}>
      <Card>
        <CardHeader title={levelText(level)} description={t(($) => $.count, { count: ofLevel.length })} />
        <ul className="border-t">
          {ofLevel.map(({ id, name, abbreviation, color, competenceDomainCount, originId }) => (
            <LinkRow
              key={id}
              link={<Link to={paths.schoolCompetences(tenant?.id ?? '', id)} />}
              leading={<SubjectMark color={color} />}
              title={name}
              hint={[
                abbreviation,
                t(($) => $.domains, { count: competenceDomainCount }),
                originId === null ? t(($) => $.own) : t(($) => $.ofProvider),
              ].join(' · ')}
            />
          ))}
        </ul>
      </Card>
    </section>
  ))
}
