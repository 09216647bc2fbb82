import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import childDe from '../../../help/pictures/de/child.webp'
import matrixDe from '../../../help/pictures/de/matrix.webp'
import observeDe from '../../../help/pictures/de/observe.webp'
import reportsDe from '../../../help/pictures/de/reports.webp'
import statisticsDe from '../../../help/pictures/de/statistics.webp'
import writeDe from '../../../help/pictures/de/write.webp'
import childEn from '../../../help/pictures/en/child.webp'
import matrixEn from '../../../help/pictures/en/matrix.webp'
import observeEn from '../../../help/pictures/en/observe.webp'
import reportsEn from '../../../help/pictures/en/reports.webp'
import statisticsEn from '../../../help/pictures/en/statistics.webp'
import writeEn from '../../../help/pictures/en/write.webp'
import type { HelpName } from './help-topics'

/** Size of every picture in pixels. */
export const pictureSize = { width: 960, height: 600 } as const

/** Topics with a picture → its address. Taken of the demo school by `run pictures`. */
export const helpPictures: Readonly<Record<Language, Partial<Record<HelpName, string>>>> = {
  de: {
    child: childDe,
    matrix: matrixDe,
    observe: observeDe,
    reports: reportsDe,
    statistics: statisticsDe,
    write: writeDe,
  },
  en: {
    child: childEn,
    matrix: matrixEn,
    observe: observeEn,
    reports: reportsEn,
    statistics: statisticsEn,
    write: writeEn,
  },
}
