import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import calendarDe from '../../../help/pictures/de/calendar.webp'
import childDe from '../../../help/pictures/de/child.webp'
import formsDe from '../../../help/pictures/de/forms.webp'
import matrixDe from '../../../help/pictures/de/matrix.webp'
import observeDe from '../../../help/pictures/de/observe.webp'
import officialFormsDe from '../../../help/pictures/de/official-forms.webp'
import reportsDe from '../../../help/pictures/de/reports.webp'
import statisticsDe from '../../../help/pictures/de/statistics.webp'
import writeDe from '../../../help/pictures/de/write.webp'
import calendarEn from '../../../help/pictures/en/calendar.webp'
import childEn from '../../../help/pictures/en/child.webp'
import formsEn from '../../../help/pictures/en/forms.webp'
import matrixEn from '../../../help/pictures/en/matrix.webp'
import observeEn from '../../../help/pictures/en/observe.webp'
import officialFormsEn from '../../../help/pictures/en/official-forms.webp'
import reportsEn from '../../../help/pictures/en/reports.webp'
import statisticsEn from '../../../help/pictures/en/statistics.webp'
import writeEn from '../../../help/pictures/en/write.webp'
import type { HelpName } from './help-topics'

/** Size of every picture in pixels. */
export const pictureSize = { width: 960, height: 600 } as const

/** Topics with a picture → its address. Taken of the demo school by `run pictures`. */
export const helpPictures: Readonly<Record<Language, Partial<Record<HelpName, string>>>> = {
  de: {
    calendar: calendarDe,
    child: childDe,
    forms: formsDe,
    matrix: matrixDe,
    observe: observeDe,
    'official-forms': officialFormsDe,
    reports: reportsDe,
    statistics: statisticsDe,
    write: writeDe,
  },
  en: {
    calendar: calendarEn,
    child: childEn,
    forms: formsEn,
    matrix: matrixEn,
    observe: observeEn,
    'official-forms': officialFormsEn,
    reports: reportsEn,
    statistics: statisticsEn,
    write: writeEn,
  },
}
