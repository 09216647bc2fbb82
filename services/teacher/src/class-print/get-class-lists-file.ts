import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import type { ClassListForm } from '@lernspur/contracts/teacher/report-print/class-print.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ClassListProps } from '@lernspur/documents/class-document'
import { renderClassLists } from '@lernspur/documents/render-class'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { type SheetContents, workbook } from '../workbook/workbook'
import { byClass, classYears, ofYear } from '../year-class/year-class.query'
import { byName, type ListHead } from './class-print.query'

interface ListedClass extends ListHead {
  readonly students: readonly {
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string | null
  }[]
}

const texts = {
  de: { file: 'Klassenlisten', class: 'Klasse', titles: ['Nr.', 'Nachname', 'Vorname', 'Geburtsdatum'] },
  en: { file: 'Class lists', class: 'Class', titles: ['No.', 'Last name', 'First name', 'Date of birth'] },
} as const

const listProps = (
  { className, nickname, schoolName, slogan, printedOn, students }: ListedClass,
  language: Language,
  order: NameOrder,
): ClassListProps => ({
  kind: 'class-list',
  language,
  school: { name: schoolName, slogan },
  schoolClass: { name: className, nickname },
  students,
  order,
  printedOn,
})

/** Names of sheets: what no spreadsheet refuses, and different ones for classes of one name. */
const sheetNames = (classes: readonly ListedClass[], language: Language): string[] => {
  const counts = new Map<string, number>()
  return classes.map(({ className }) => {
    const name = `${texts[language].class} ${className}`.replace(/[\\/?*:[\]]/g, ' ')
    const before = counts.get(name.toLowerCase()) ?? 0
    counts.set(name.toLowerCase(), before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

const classSheets = (classes: readonly ListedClass[], language: Language): SheetContents[] => {
  const names = sheetNames(classes, language)
  return classes.map(({ students }, index) => ({
    name: names[index] ?? '',
    widths: [5, 26, 26, 13],
    rows: [
      texts[language].titles,
      ...students.map(({ firstName, lastName, birthDate }, position) => [
        position + 1,
        lastName,
        firstName,
        birthDate ?? '',
      ]),
    ],
  }))
}

/**
 * The lists of all active classes of a school year as one file, read by one statement (rule print.13). NOT_FOUND
 * without any class. Audited as a print of each.
 */
export const getClassListsFile = async (
  call: Call,
  {
    schoolYearId,
    form,
    order = 'firstName',
  }: { schoolYearId: string; form: ClassListForm; order?: NameOrder | undefined },
): Promise<Binary> => {
  const { actor, language } = call
  const [classes] = await call.read((tx) => [
    tx<(ListedClass & { readonly id: string })[]>`
      select sc.id, sc.name as class_name, sc.nickname, t.name as school_name, t.slogan,
        ${schoolToday(tx, actor)} as printed_on,
        coalesce((
          select jsonb_agg(jsonb_build_object('firstName', s.first_name, 'lastName', s.last_name,
            'birthDate', s.birth_date) order by ${byName(tx, order)})
          from student_class_relation scr
          join student s on s.tenant_id = scr.tenant_id and s.id = scr.student_id
          where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id
        ), '[]') as students
      from ${classYears(tx)} join tenant t on t.id = sc.tenant_id
      where ${ofYear(tx, actor, schoolYearId)} and sc.is_active
      order by ${byClass(tx)}`,
  ])
  const [first, ...others] = classes.map((one) => listProps(one, language, order))
  if (!first) return refuse('NOT_FOUND')
  const bytes =
    form === 'pdf'
      ? await drawInTurn(call, () => renderClassLists([first, ...others]))
      : await writeInTurn(call, () => workbook(classSheets(classes, language)))
  const ids = classes.map(({ id }) => id)
  await call.write((tx) => audit(tx, call, 'school-class.print', ids))
  const type = form === 'pdf' ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return binary(new Uint8Array(bytes), { type, fileName: `${texts[language].file} ${first.printedOn}.${form}` })
}
