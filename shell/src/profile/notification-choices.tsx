import { notificationCalls } from '@lernspur/api-client/identity/notification.queries'
import { useMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { ChosenNotificationType, NotificationChoice } from '@lernspur/contracts/identity/notification.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { useState } from 'react'

/** How the user is told of each kind of news: in the product, by mail, both, or not at all (rule notification.2). */
export function NotificationChoices() {
  const { t } = useTranslation('shell.profile')
  const { choices } = useSuspenseQuery(notificationCalls.listNotificationChoices()).data
  // A choice is shown at once, and reverted if it could not be stored.
  const [drafts, setDrafts] = useState<ReadonlyMap<ChosenNotificationType, NotificationChoice>>(new Map())
  const { mutate } = useMutation({
    ...notificationCalls.setNotificationChoice(),
    scope: { id: 'notification choices' },
    onError: (_, { body }) => setDrafts((before) => new Map([...before].filter(([type]) => type !== body.type))),
  })
  const choose = (choice: NotificationChoice) => {
    setDrafts((before) => new Map(before).set(choice.type, choice))
    mutate({ body: choice })
  }
  return (
    <div className="grid divide-y">
      {choices.map((stored) => {
        const choice = drafts.get(stored.type) ?? stored
        const { type } = stored
        return (
          <fieldset key={type} className="flex flex-wrap items-center gap-x-6 py-2 first:pt-0 last:pb-0">
            <legend className="sr-only">{t(($) => $.notifications.kind[type])}</legend>
            <div aria-hidden className="min-w-0 flex-1 basis-56">
              {t(($) => $.notifications.kind[type])}
            </div>
            <div className="flex flex-wrap gap-x-6">
              {(['inApp', 'email'] as const).map((way) => (
                <CheckboxField
                  key={way}
                  label={t(($) => $.notifications[way])}
                  checked={choice[way]}
                  onCheckedChange={(isChosen) => choose({ ...choice, [way]: isChosen })}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
