import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskEvent } from '@lernspur/contracts/provider/release-desk.contract'
import { useEventText } from './use-event-text'

interface EventListProps {
  label: string
  events: readonly (DeskEvent & { readonly unitName?: string })[]
}

/** What was done, by whom and why, the newest first. */
export function EventList({ label, events }: EventListProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const textOf = useEventText()
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {events.map((event, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: several units change in one moment.
          key={`${event.at} ${index}`}
          className="grid grid-cols-1 gap-x-4 border-t py-2 first:border-t-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <time dateTime={event.at} className="text-sm text-muted-foreground tabular-nums">
            {format.instant(event.at)}
          </time>
          <span className="min-w-0 text-sm wrap-anywhere">
            {event.unitName !== undefined && <span className="font-medium">{event.unitName}: </span>}
            {textOf(event)}
            <span className="text-muted-foreground">
              {' · '}
              {[event.who, ...(event.why === '' ? [] : [t(($) => $.reasonGiven, { reason: event.why })])].join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
