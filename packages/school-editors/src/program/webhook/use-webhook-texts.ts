import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Webhook, WebhookDelivery } from '@lernspur/contracts/identity/webhook.contract'
import { type ProgramEvent, programEventNames } from '@lernspur/contracts/wire/program-event'

// A dot in the key of a text separates its levels.
type TextKey<Event> = Event extends `${infer Noun}.${infer Act}` ? `${Noun}-${Act}` : never

// A later service may know more.
const isKnown = (event: string): event is ProgramEvent => programEventNames.some((one) => one === event)

/** Words for events, deliveries and pauses. */
export const useWebhookTexts = () => {
  const { t } = useTranslation('school-editors.webhook')
  const format = useFormat()
  const event = (name: string): string =>
    isKnown(name) ? t(($) => $.event[name.replace('.', '-') as TextKey<ProgramEvent>]) : t(($) => $.test.event)
  const answer = ({ status, failure }: WebhookDelivery): string => {
    if (failure === 'answer') return t(($) => $.failure.answer, { status: status ?? 0 })
    return failure === null ? t(($) => $.answered, { status: status ?? 0 }) : t(($) => $.failure[failure])
  }
  return {
    event,
    /** Why a webhook is paused; undefined while it is not. */
    pause: ({ pausedAt, pauseReason }: Webhook): string | undefined =>
      pausedAt !== null && pauseReason !== null
        ? t(($) => $.paused[pauseReason], { time: format.instant(pausedAt) })
        : undefined,
    /** What became of the last attempt, how long it took, and when the next one is. */
    outcome: (delivery: WebhookDelivery): string => {
      const { attempts, duration, failure, nextAttemptAt, state } = delivery
      if (attempts === 0) return t(($) => $.notTried)
      // A timeout says by itself how long was waited.
      const took = duration === null || failure === 'timeout' ? [] : [t(($) => $.took, { duration })]
      const isNext = state === 'waiting' && nextAttemptAt !== null
      const next = isNext ? [t(($) => $.next, { time: format.instant(nextAttemptAt) })] : []
      return [answer(delivery), ...took, t(($) => $.attempts, { count: attempts }), ...next].join(' · ')
    },
    state: ({ state }: WebhookDelivery): string => t(($) => $.state[state]),
  }
}
