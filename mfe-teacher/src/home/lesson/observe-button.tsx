import { Link, paths } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'

interface ObserveButtonProps {
  classId: string
  /** Search parameters of the page, from the question mark on. */
  search?: string
  title: string
  hint: string
}

/** Opens the observation form of a class, which is fetched as soon as somebody is about to. */
export function ObserveButton({ classId, search = '', title, hint }: ObserveButtonProps) {
  const warm = () =>
    void import('../../observation/prefetch-observation-form').then(({ prefetchObservationForm }) =>
      prefetchObservationForm(classId),
    )
  return (
    <Button asChild size="lg" className="min-h-20 w-full justify-start gap-4 rounded-lg text-left">
      <Link to={paths.capture(classId) + search} onPointerEnter={warm} onFocus={warm}>
        <Eye aria-hidden className="size-7" />
        <span className="grid min-w-0 flex-1">
          <span className="text-lg font-semibold">{title}</span>
          <span className="text-sm font-normal opacity-85 wrap-anywhere">{hint}</span>
        </span>
        <ArrowRight aria-hidden className="size-6" />
      </Link>
    </Button>
  )
}
