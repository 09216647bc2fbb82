import type { FileInfo } from '../page/file-info'
import type { RecordDocumentProps } from '../record-document'

/** What the file of a record says about itself. */
export const recordInfo = ({ title, about, school, language }: RecordDocumentProps): FileInfo => ({
  title: `${title} – ${about}`,
  author: school.name,
  subject: title,
  language,
})
