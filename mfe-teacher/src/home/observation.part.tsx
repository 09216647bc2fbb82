import './home.css'
import { Link, paths, useCurrentClass, useRightsOf, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import { useWarmScreens } from './use-warm-screens'

/** The primary action: opens the observation form of the current class. */
export function Component() {
  const { t } = useTranslation('teacher.home')
  const schoolClass = useCurrentClass()
  const rightsOf = useRightsOf()
  useWarmScreens(schoolClass?.isOnboardingFinalized ? schoolClass.id : undefined)
  if (!schoolClass?.isOnboardingFinalized || !rightsOf(schoolClass).canWriteCompetenceEntries) return null
  const { id, name, nickname } = schoolClass
  const warm = () =>
    void import('../observation/prefetch-observation-form').then(({ prefetchObservationForm }) =>
      prefetchObservationForm(id),
    )
  return (
    <Button asChild size="lg" className="min-h-20 w-full justify-start gap-4 rounded-lg text-left">
      <Link to={paths.capture(id)} onPointerEnter={warm} onFocus={warm}>
        <Eye aria-hidden className="size-7" />
        <span className="grid min-w-0 flex-1">
          <span className="text-lg font-semibold">{t(($) => $.observe)}</span>
          <span className="text-sm font-normal opacity-85 wrap-anywhere">
            {[name, nickname].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ArrowRight aria-hidden className="size-6" />
      </Link>
    </Button>
  )
}
