import PDFDocument from 'pdfkit'
import type { ReportDocumentProps } from '../report-document'
import { typefaceFile } from '../text/report-fonts'

const begin = (): PDFDocument => {
  const file = new PDFDocument({ size: 'A4', margins: { top: 42, left: 71, right: 57, bottom: 31 } })
  return file
    .registerFont('body', typefaceFile('400Regular'))
    .registerFont('strong', typefaceFile('600SemiBold'))
    .registerFont('bold', typefaceFile('700Bold'))
}

type Row = ReportDocumentProps['subjects'][number]['domains'][number]['competences'][number]

const row = (file: PDFDocument, { description, levelLabel }: Row): void => {
  file.font('body').fontSize(9.5)
  if (file.y + file.heightOfString(description, { width: 320 }) > 780) file.addPage()
  const top = file.y
  file.text(description, 71, top, { width: 320 })
  const below = file.y + 3
  file.circle(410, top + 7, 6).stroke('#565c6b')
  file
    .font('strong')
    .fontSize(9)
    .text(levelLabel ?? 'noch nicht beobachtet', 425, top, { width: 110 })
  file.x = 71
  file.y = below
  file.moveTo(71, below).lineTo(538, below).lineWidth(0.5).stroke('#d9d5ca')
}

/** The words of a report as a program that uses plain pdfkit would write them: no tags, no care for page ends. */
const write = (file: PDFDocument, report: ReportDocumentProps): void => {
  const { school, schoolClass, student, period } = report
  file.font('bold').fontSize(11).text(school.name)
  file
    .font('body')
    .fontSize(9)
    .text(school.slogan ?? '')
    .fontSize(11)
    .text(report.reportName)
  file.font('bold').fontSize(25).text(`${student.firstName} ${student.lastName}`)
  file.font('body').fontSize(9.5).text(`${schoolClass.name} ${period.start} – ${period.end}`)
  for (const { label } of report.scale) file.text(label)
  for (const { name, color, domains, comment } of report.subjects) {
    file.moveDown().rect(file.x, file.y, 460, 20).fill(color)
    file.fillColor('#1f2430').font('bold').fontSize(13).text(name)
    for (const domain of domains) {
      file.moveDown(0.5).font('strong').fontSize(10).text(domain.name)
      for (const competence of domain.competences) row(file, competence)
    }
    file.font('strong').fontSize(8).text('Bemerkung').font('body').fontSize(9.5).text(comment, { width: 460 })
  }
  file.moveDown().text(report.comment, { width: 460 }).text('Ort, Datum')
  for (const signer of ['Klassenleitung', 'Schulleitung', 'Erziehungsberechtigte']) file.text(signer)
}

/** Reports in one plain pdfkit file: what the product's own files are measured against. */
export const plainFile = async (reports: readonly ReportDocumentProps[]): Promise<Uint8Array> => {
  const file = begin()
  for (const [index, report] of reports.entries()) {
    if (index > 0) file.addPage()
    write(file, report)
  }
  file.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}
