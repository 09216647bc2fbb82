import { useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'

/** The icon in front of a step. */
export function StepMark({ isDone }: { isDone: boolean }) {
  return (
    <span aria-hidden className="text-muted-foreground [&_svg]:size-5">
      {isDone ? <CircleCheck className="text-success-foreground" /> : <CircleDashed />}
    </span>
  )
}

/** The word behind a step. */
export function StepBadge({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('provider.home-first-steps')
  return <Badge variant={isDone ? 'success' : 'outline'}>{isDone ? t(($) => $.done) : t(($) => $.open)}</Badge>
}
