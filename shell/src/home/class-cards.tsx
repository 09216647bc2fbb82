import { Link, paths, useRightsOf, useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Card } from '@lernspur/ui/layout/card'
import { ClassChip } from '@lernspur/ui/layout/rail-switcher'
import Eye from 'lucide-react/icons/eye'
import Grid3x3 from 'lucide-react/icons/grid-3x3'

function ClassCard({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('home')
  const levelText = useSchoolLevelText()
  const rightsOf = useRightsOf()
  const { id, name, nickname, schoolLevel, studentCount, schoolYear, isOnboardingFinalized } = schoolClass
  const facts = [
    levelText(schoolLevel),
    t(($) => $.students, { count: studentCount }),
    ...(schoolYear ? [schoolYear.name] : []),
  ]
  return (
    <Card className="grid content-between gap-4 p-5">
      <div className="flex items-center gap-3">
        <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
        <div className="min-w-0">
          <h3 className="truncate font-semibold">{nickname ?? t(($) => $.className, { name })}</h3>
          <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
        </div>
      </div>
      {isOnboardingFinalized ? (
        <div className="flex flex-wrap gap-2">
          {rightsOf(schoolClass).canWriteCompetenceEntries && (
            <LinkButton asChild variant="secondary" className="flex-1">
              <Link to={paths.capture(id)} aria-label={t(($) => $.observeIn, { name })}>
                <Eye aria-hidden />
                {t(($) => $.observe)}
              </Link>
            </LinkButton>
          )}
          <LinkButton asChild variant="outline" className="flex-1">
            <Link to={paths.classSkills(id)} aria-label={t(($) => $.skillsOf, { name })}>
              <Grid3x3 aria-hidden />
              {t(($) => $.skills)}
            </Link>
          </LinkButton>
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">{t(($) => $.inSetup)}</p>
      )}
    </Card>
  )
}

/** Every class that the user works in. */
export function ClassCards({ classes }: { classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="home-classes" className="grid gap-3">
      <h2 id="home-classes" className="text-lg font-semibold">
        {t(($) => $.classes)}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {classes.map((schoolClass) => (
          <ClassCard key={schoolClass.id} schoolClass={schoolClass} />
        ))}
      </div>
    </section>
  )
}
