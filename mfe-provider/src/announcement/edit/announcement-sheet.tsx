import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, useTranslation } from '@lernspur/app-runtime'
import {
  type Announcement,
  announcementForms,
  announcementSeverities,
} from '@lernspur/contracts/provider/announcement.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { AnnouncementPreview } from './announcement-preview'
import { AnnouncementTexts } from './announcement-texts'
import { AudienceChoice } from './audience-choice'
import { useAnnouncementForm } from './use-announcement-form'

interface AnnouncementSheetProps {
  /** Null makes a new one. */
  announcement: Announcement | null
  onClose: () => void
}

/** Writes an announcement, and shows how many people it reaches and what they will see. */
export default function AnnouncementSheet({ announcement, onClose }: AnnouncementSheetProps) {
  const { t } = useTranslation('provider.announcement')
  const { form, audience, setAudience, isPending, error, ...tried } = useAnnouncementForm(announcement, onClose)
  const [kind, severity] = [form.field('form'), form.field('severity')]
  const [start, end, draft] = [form.field('startsAt'), form.field('endsAt'), form.field('isDraft')]
  const isStale = isApiError(error) && error.code === 'EDIT_CONFLICT'
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={announcement ? t(($) => $.editTitle) : t(($) => $.addTitle)}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} data-about={announcement?.id} className="grid grid-cols-1 gap-6">
        <RadioGroupField
          label={t(($) => $.column.form)}
          look="cards"
          options={announcementForms.map((value) => ({
            value,
            label: t(($) => $.form[value]),
            hint: t(($) => $.formHint[value]),
          }))}
          value={kind.value}
          onValueChange={(value) => kind.onValueChange(announcementForms.find((one) => one === value) ?? 'banner')}
        />
        {kind.value === 'banner' && (
          <SegmentedControl
            label={t(($) => $.field.severity)}
            segments={announcementSeverities.map((value) => ({ value, label: t(($) => $.severity[value]) }))}
            value={severity.value}
            onValueChange={(value) =>
              severity.onValueChange(announcementSeverities.find((one) => one === value) ?? 'info')
            }
            className="justify-self-start"
          />
        )}
        <AnnouncementTexts language="de" title={form.field('titleDe')} message={form.field('messageDe')} />
        <AnnouncementTexts language="en" title={form.field('titleEn')} message={form.field('messageEn')} />
        <AudienceChoice audience={audience} onChange={setAudience} showsMissing={tried.isTried} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <LabelledField
            id={start.id}
            label={t(($) => $.field.startsAt)}
            error={start.problem ? t(($) => $.field.timeMissing) : start.detail}
            required
          >
            <Input
              type="datetime-local"
              value={start.value}
              onChange={(event) => start.onValueChange(event.target.value)}
            />
          </LabelledField>
          <LabelledField
            id={end.id}
            label={t(($) => $.field.endsAt)}
            error={
              end.problem === 'malformed'
                ? t(($) => $.field.endBeforeStart)
                : end.problem
                  ? t(($) => $.field.timeMissing)
                  : end.detail
            }
            required
          >
            <Input
              type="datetime-local"
              value={end.value}
              onChange={(event) => end.onValueChange(event.target.value)}
            />
          </LabelledField>
        </div>
        <AnnouncementPreview {...form.values} severity={severity.value} />
        <CheckboxField
          checked={draft.value}
          onCheckedChange={draft.onValueChange}
          label={t(($) => $.field.isDraft)}
          hint={t(($) => $.field.isDraftHint)}
        />
        <FailureBanner error={isPending ? null : error} text={isStale ? t(($) => $.stale) : undefined} />
        <Button type="submit" busy={isPending} onClick={tried.try} className="justify-self-end">
          {draft.value ? t(($) => $.saveDraft) : t(($) => $.save)}
        </Button>
      </form>
    </SideSheet>
  )
}
