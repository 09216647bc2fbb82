import { useNavigate, useTranslation } from '@lernspur/app-runtime'
import { tourSteps } from '@lernspur/contracts/identity/user.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import Route from 'lucide-react/icons/route'
import { tourStepNames, tourStepsByName } from './tour-steps'
import { useTour, useTourClass } from './use-tour'

/** Begins the tour, or goes on where it was left; nothing for whoever has no class. */
export function TourButton({ onStart = () => undefined }: { onStart?: () => void }) {
  const { t } = useTranslation('shell.tour')
  const navigate = useNavigate()
  const schoolClass = useTourClass()
  const { step, isUnderWay, start } = useTour()
  if (!schoolClass) return null
  const begin = () => {
    start()
    onStart()
    const name = tourStepNames[isUnderWay ? step - 1 : 0] ?? 'observe'
    void navigate(tourStepsByName[name].pathOf(schoolClass.id))
  }
  return (
    <Button variant="outline" className="min-h-11 justify-self-start" onClick={begin}>
      <Route aria-hidden />
      {isUnderWay ? t(($) => $.resume, { step, steps: tourSteps }) : t(($) => $.start)}
    </Button>
  )
}
