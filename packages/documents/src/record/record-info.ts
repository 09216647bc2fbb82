import type { RecordDocumentProps } from '../record-document'
import type { FileInfo } from '../tagged/file-metadata'

/** What the file of a record says about itself. */
export const recordInfo = ({ title, about, school, language }: RecordDocumentProps): FileInfo => ({
  title: `${title} – ${about}`,
  author: school.name,
  subject: title,
  language,
})
