import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import DoorClosed from 'lucide-react/icons/door-closed'

interface ClosingBannerProps {
  tenant: Tenant
  closesAt: string
  /** Whether the user may open the page about it. */
  isLeader: boolean
}

/** Says on every page of a school that is being closed why nothing can be changed (rule keeping.4). */
export default function ClosingBanner({ tenant, closesAt, isLeader }: ClosingBannerProps) {
  const { t } = useTranslation('shell.frame')
  const { dayLong } = useFormat()
  return (
    <Banner
      tone="danger"
      icon={<DoorClosed />}
      className="rounded-none"
      action={
        isLeader && (
          <Button asChild variant="outline" size="sm">
            <Link to={paths.schoolClosing(tenant.id)}>{t(($) => $.closing.view)}</Link>
          </Button>
        )
      }
    >
      {t(($) => $.closing.text, { name: tenant.name, day: dayLong(closesAt) })}
    </Banner>
  )
}
