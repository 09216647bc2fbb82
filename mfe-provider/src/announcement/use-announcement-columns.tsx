import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Announcement } from '@lernspur/contracts/provider/announcement.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { useMemo } from 'react'
import { AnnouncementActions } from './announcement-actions'

const tones = {
  draft: 'outline',
  scheduled: 'secondary',
  running: 'success',
  ended: 'outline',
} as const satisfies Readonly<Record<Announcement['state'], BadgeProps['variant']>>

/** Columns of the announcements; read-only without `onEdit`. */
export const useAnnouncementColumns = (
  onEdit: ((announcement: Announcement) => void) | undefined,
): readonly DataColumn<Announcement>[] => {
  const { t } = useTranslation('provider.announcement')
  const format = useFormat()
  return useMemo(() => {
    const period = ({ startsAt, endsAt }: Announcement) => `${format.instant(startsAt)} – ${format.instant(endsAt)}`
    return [
      {
        id: 'titleDe',
        title: t(($) => $.column.title),
        isSortable: true,
        isRowHead: true,
        value: ({ titleDe }) => titleDe,
        cell: (one) => (
          <>
            <span className="wrap-anywhere">{one.titleDe}</span>
            <span className="block text-xs font-normal text-muted-foreground md:hidden">
              {[period(one), t(($) => $.reach, { count: one.reachCount })].join(' · ')}
            </span>
          </>
        ),
      },
      {
        id: 'state',
        title: t(($) => $.column.state),
        isSortable: true,
        value: ({ state }) => t(($) => $.state[state]),
        cell: ({ state }) => <Badge variant={tones[state]}>{t(($) => $.state[state])}</Badge>,
      },
      {
        id: 'form',
        title: t(($) => $.column.form),
        isSortable: true,
        from: 'lg',
        value: ({ form }) => t(($) => $.form[form]),
      },
      {
        id: 'startsAt',
        title: t(($) => $.column.period),
        isSortable: true,
        from: 'md',
        value: period,
        cell: ({ startsAt, endsAt }) => (
          <>
            <span className="inline-block whitespace-nowrap">{format.instant(startsAt)} –</span>{' '}
            <span className="inline-block whitespace-nowrap">{format.instant(endsAt)}</span>
          </>
        ),
      },
      {
        id: 'reachCount',
        title: t(($) => $.column.reach),
        from: 'md',
        isNumber: true,
        value: ({ reachCount }) => reachCount,
        cell: ({ reachCount }) => format.number(reachCount),
      },
      {
        id: 'dismissedCount',
        title: t(($) => $.column.dismissed),
        from: 'lg',
        isNumber: true,
        value: ({ dismissedCount, form }) => (form === 'banner' ? dismissedCount : null),
        cell: ({ dismissedCount, form }) => (form === 'banner' ? format.number(dismissedCount) : null),
      },
      ...(onEdit
        ? [
            {
              id: 'actions',
              title: t(($) => $.column.actions),
              hideTitle: true,
              width: '3.5rem',
              cell: (announcement: Announcement) => <AnnouncementActions announcement={announcement} onEdit={onEdit} />,
            },
          ]
        : []),
    ]
  }, [t, format, onEdit])
}
