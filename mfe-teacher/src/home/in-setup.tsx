import { currentClassIdAtom, Link, paths, useSession, useSetAtom, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** On the card of an unfinished class: links its manager to the set-up. */
export function InSetup({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.home')
  const { whoAmI, role } = useSession()
  const choose = useSetAtom(currentClassIdAtom)
  const { id, name, creatorId } = schoolClass
  const leads = creatorId === whoAmI.id || role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads) return <p className="text-sm text-muted-foreground">{t(($) => $.inSetup)}</p>
  return (
    <Button asChild variant="secondary" size="sm" className="min-h-11">
      <Link to={paths.classSetup} onClick={() => choose(id)} aria-label={t(($) => $.goOnSetupOf, { name })}>
        {t(($) => $.goOnSetup)}
      </Link>
    </Button>
  )
}
