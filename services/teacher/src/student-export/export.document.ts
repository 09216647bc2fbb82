import { factsOfReport, fillWording } from '@lernspur/contracts/official-form/wording'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { RecordBlock, RecordDocumentProps } from '@lernspur/documents/record-document'
import { dayInWords, instantInWords, periodInWords } from '@lernspur/documents/text/report-dates'
import { columnsOf } from './columns'
import { exportTexts } from './export-texts'
import { furtherBlocks } from './further-blocks'
import type { ExportedEntry, ExportedReport, StudentFacts } from './student-facts'

const levelOf = ({ level, levelLabel }: Pick<ExportedEntry, 'level' | 'levelLabel'>): string =>
  level === null ? '' : [level, levelLabel].filter((part) => part !== null && part !== '').join(': ')

const studentBlocks = ({ student, classes }: StudentFacts, language: Language): RecordBlock[] => {
  const texts = exportTexts(language)
  return [
    {
      kind: 'facts',
      heading: texts.student,
      facts: [
        { label: texts.firstName, value: student.firstName },
        { label: texts.lastName, value: student.lastName },
        ...(student.birthDate ? [{ label: texts.birthDate, value: dayInWords(language, student.birthDate) }] : []),
        { label: texts.created, value: instantInWords(language, student.createdAt) },
        { label: texts.changed, value: instantInWords(language, student.updatedAt) },
        { label: texts.id, value: student.id },
      ],
    },
    {
      kind: 'table',
      heading: texts.classes,
      columns: columnsOf(texts.classColumns, [2, 2, 5]),
      rows: classes.map(({ name, nickname, since, leftOn, subjects }) => [
        nickname ? `${name} (${nickname})` : name,
        leftOn
          ? texts.until(instantInWords(language, since), dayInWords(language, leftOn))
          : instantInWords(language, since),
        subjects.join(', '),
      ]),
      empty: texts.noClasses,
    },
  ]
}

const entryRow = (entry: ExportedEntry, language: Language): string[] => {
  const texts = exportTexts(language)
  return [
    dayInWords(language, entry.observedAt),
    `${entry.subject}: ${entry.competence}`,
    levelOf(entry),
    entry.note ?? '',
    entry.authorRole ? texts.roles[entry.authorRole] : texts.formerMember,
  ]
}

const detailFacts = ({ details, formLabels, formFacts }: ExportedReport, language: Language) => {
  const texts = exportTexts(language)
  const { birthDate, daysAbsent = null, daysUnexcused = null, classRemark } = details
  const { birthPlace, conferenceDate, issueDate, entries = [] } = details
  return [
    ...(birthDate ? [{ label: texts.birthDate, value: dayInWords(language, birthDate) }] : []),
    ...(daysAbsent === null ? [] : [{ label: texts.daysAbsent, value: `${daysAbsent}` }]),
    ...(daysUnexcused === null ? [] : [{ label: texts.daysUnexcused, value: `${daysUnexcused}` }]),
    ...(classRemark ? [{ label: texts.classRemark, value: classRemark }] : []),
    ...(birthPlace ? [{ label: texts.birthPlace, value: birthPlace }] : []),
    ...(conferenceDate ? [{ label: texts.conferenceDate, value: dayInWords(language, conferenceDate) }] : []),
    ...(issueDate ? [{ label: texts.issueDate, value: dayInWords(language, issueDate) }] : []),
    ...entries.map(({ key, choice, text }) => ({
      label: formLabels[key] ?? key,
      value: [choice && fillWording(choice, factsOfReport(formFacts)), text].filter(Boolean).join(' '),
    })),
  ]
}

const reportBlocks = (report: ExportedReport, language: Language): RecordBlock[] => {
  const texts = exportTexts(language)
  const comments = report.subjects.filter(({ comment }) => comment !== '')
  return [
    {
      kind: 'facts',
      heading: `${texts.report}: ${report.name}`,
      facts: [
        { label: texts.period, value: periodInWords(language, report.startDate, report.endDate) },
        { label: texts.schoolClass, value: report.schoolClass },
        { label: texts.status, value: report.completedAt ? instantInWords(language, report.completedAt) : texts.open },
        ...(report.comment ? [{ label: texts.comment, value: report.comment }] : []),
        ...detailFacts(report, language),
        ...comments.map(({ name, comment }) => ({ label: name, value: comment })),
        ...report.subjects.flatMap(({ name, grade }) => (grade ? [{ label: texts.gradeIn(name), value: grade }] : [])),
      ],
    },
    {
      kind: 'table',
      heading: texts.levels(report.name),
      columns: columnsOf(texts.levelColumns, [2, 5, 2]),
      rows: report.subjects.flatMap(({ name, domains }) =>
        domains.flatMap(({ competences }) =>
          competences.map(({ description, performanceLevel, visualLevelLabel }) => [
            name,
            description,
            levelOf({ level: performanceLevel, levelLabel: visualLevelLabel }),
          ]),
        ),
      ),
      empty: texts.noLevels,
    },
  ]
}

/** What the PDF of an export shows. */
export const exportDocument = (facts: StudentFacts, language: Language): RecordDocumentProps => {
  const texts = exportTexts(language)
  const { student, entries, reports } = facts
  return {
    language,
    school: { name: student.schoolName, slogan: student.schoolSlogan },
    title: student.country === 'CH' ? texts.swissTitle : texts.title,
    about: `${student.firstName} ${student.lastName}`,
    printedOn: student.today,
    blocks: [
      ...studentBlocks(facts, language),
      {
        kind: 'table',
        heading: texts.entries,
        columns: columnsOf(texts.entryColumns, [2, 5, 2, 5, 2]),
        rows: entries.map((entry) => entryRow(entry, language)),
        empty: texts.noEntries,
      },
      ...reports.flatMap((report) => reportBlocks(report, language)),
      ...furtherBlocks(facts, language),
    ],
  }
}
