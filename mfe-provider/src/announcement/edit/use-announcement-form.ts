import {
  createAnnouncementMutation,
  updateAnnouncementMutation,
} from '@lernspur/api-client/provider/announcement.queries'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import {
  type Announcement,
  type CreateAnnouncement,
  createAnnouncementSchema,
} from '@lernspur/contracts/provider/announcement.contract'
import { useState } from 'react'
import { audienceOf, isChosen, sentAudience } from './audience'

const pad = (part: number) => String(part).padStart(2, '0')

/** An instant as a date and time field shows it, in the browser's time zone: `2026-11-22T08:00`. */
const localTime = (instant: string | Date): string => {
  const time = new Date(instant)
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-')
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`
}

/** The instant in such a field; '' if it is empty or invalid. */
const instantOf = (local: string): string => {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

const week = 7 * 86_400_000

const initialOf = (announcement: Announcement | null) => ({
  form: announcement?.form ?? 'banner',
  severity: announcement?.severity ?? 'info',
  titleDe: announcement?.titleDe ?? '',
  messageDe: announcement?.messageDe ?? '',
  titleEn: announcement?.titleEn ?? '',
  messageEn: announcement?.messageEn ?? '',
  startsAt: localTime(announcement?.startsAt ?? new Date()),
  endsAt: localTime(announcement?.endsAt ?? new Date(Date.now() + week)),
  isDraft: announcement?.isDraft ?? false,
})

/** The form of an announcement; null makes a new one. Never overwrites what somebody else has changed. */
export const useAnnouncementForm = (announcement: Announcement | null, onDone: () => void) => {
  const { t } = useTranslation('provider.announcement')
  const toast = useToast()
  const creation = useKeyedMutation(createAnnouncementMutation())
  const change = useMutation(updateAnnouncementMutation())
  const [audience, setAudience] = useState(() => audienceOf(announcement))
  const [isTried, setIsTried] = useState(false)
  const { isPending, error } = announcement ? change : creation
  const save = async (body: CreateAnnouncement) => {
    if (!isChosen(audience)) return
    if (announcement) {
      await change.mutateAsync({ params: { id: announcement.id }, body, ifMatch: announcement.updatedAt })
    } else await creation.mutateAsync({ body })
    toast({ text: body.isDraft ? t(($) => $.savedDraft) : t(($) => $.saved) })
    onDone()
  }
  const form = useForm({
    initial: initialOf(announcement),
    schema: createAnnouncementSchema,
    bodyOf: (values) => ({
      ...values,
      ...sentAudience(audience),
      startsAt: instantOf(values.startsAt),
      endsAt: instantOf(values.endsAt),
    }),
    ownProblemsOf: ({ startsAt, endsAt }) =>
      startsAt !== '' && endsAt !== '' && instantOf(endsAt) <= instantOf(startsAt) ? { endsAt: 'malformed' } : {},
    onSubmit: (body) => void save(body).catch(() => null),
    busy: isPending,
    error,
  })
  return { form, audience, setAudience, isTried, try: () => setIsTried(true), isPending, error }
}
