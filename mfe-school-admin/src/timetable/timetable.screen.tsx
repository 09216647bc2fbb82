import { timetableQuery } from '@lernspur/api-client/school-admin/year/timetable.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { ChooseTableButton } from '@lernspur/school-editors/table-file/choose-table-button'
import { TableFault } from '@lernspur/school-editors/table-file/table-fault'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'
import { PresentTimetable } from './present-timetable'
import type { TimetableFile } from './read/file-lesson'
import { TimetablePreview } from './timetable-preview'
import { useSchoolNames } from './use-school-names'

/** A chosen file, as far as it was read. */
interface TimetableSource {
  readonly name: string
  readonly file: TimetableFile | null
  readonly fault: TableFault | null
}

function FaultBanner({ fault: { kind, location } }: { fault: TableFault }) {
  const { t } = useTranslation('school-admin.timetable')
  const limit = location.limit ?? 0
  const texts: Partial<Record<TableFault['kind'], string>> = {
    empty: t(($) => $.fault.empty),
    password: t(($) => $.fault.password),
    'no-table': t(($) => $.fault.noTable),
    'header-only': t(($) => $.fault.noLessons),
    'too-large': t(($) => $.fault.tooLarge, { limit }),
    'too-many-rows': t(($) => $.fault.tooManyRows, { limit }),
  }
  return (
    <Banner tone="danger" icon={<CircleAlert />} live>
      {texts[kind] ?? t(($) => $.fault.damaged)}
    </Banner>
  )
}

/** Takes a timetable over from a file (`/school/{schoolId}/settings/timetable`, rule timetable.2). */
export function Component() {
  const { t } = useTranslation('school-admin.timetable')
  const timetable = useSuspenseQuery(timetableQuery()).data
  const school = useSchoolNames()
  const [chosen, setChosen] = useState<TimetableSource | null>(null)
  const [isReading, setReading] = useState(false)
  const take = async (file: File) => {
    setReading(true)
    try {
      const { readTimetable } = await import('./read/read-timetable')
      setChosen({ name: file.name, file: await readTimetable(file, school), fault: null })
    } catch (error) {
      setChosen({ name: file.name, file: null, fault: error instanceof TableFault ? error : new TableFault('damaged') })
    }
    setReading(false)
  }
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <SettingsSection title={t(($) => $.present.title)}>
        <PresentTimetable timetable={timetable} />
      </SettingsSection>
      <SettingsSection title={t(($) => $.file.title)} description={t(($) => $.file.description)}>
        <div className="flex flex-wrap items-center gap-3">
          <ChooseTableButton
            label={t(($) => $.file.choose)}
            busy={isReading}
            further=".ics"
            onChoose={([file]) => {
              if (file) void take(file)
            }}
          />
          {chosen && <span className="min-w-0 wrap-anywhere">{chosen.name}</span>}
        </div>
        {chosen?.fault && <FaultBanner fault={chosen.fault} />}
        {chosen?.file && (
          <TimetablePreview
            key={chosen.name}
            file={chosen.file}
            school={school}
            present={timetable}
            onClose={() => setChosen(null)}
          />
        )}
      </SettingsSection>
    </Page>
  )
}
