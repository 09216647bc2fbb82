import { Link, paths, useSchoolLevelText, useSession, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { Card } from '@lernspur/ui/components/ui/card'

/** Templates by level, each linked to its competences. */
export function TemplateList({ templates }: { templates: readonly Subject[] }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const levelText = useSchoolLevelText()
  const { tenant } = useSession()
  const levels = [...Map.groupBy(templates, ({ schoolLevel }) => schoolLevel)].toSorted(([a], [b]) => a - b)
  return levels.map(([level, ofLevel]) => (
    <section key={level} aria-label={levelText(level)}>
      <Card>
        <CardHeading title={levelText(level)} description={t(($) => $.count, { count: ofLevel.length })} />
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
