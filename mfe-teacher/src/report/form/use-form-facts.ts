import { useTranslation } from '@lernspur/app-runtime'
import { type FormFacts, factsOfReport } from '@lernspur/contracts/official-form/wording'
import type { Report } from '@lernspur/contracts/teacher/report.contract'

/** What words of an official form name of a report (rule form.2). */
export const useFormFacts = (report: Report): FormFacts => {
  const { t } = useTranslation('teacher.report')
  const { schoolTermSemester: semester } = report
  return factsOfReport({
    firstName: report.studentFirstName,
    lastName: report.studentLastName,
    school: report.schoolName,
    schoolClass: report.schoolClassName,
    schoolLevel: report.schoolClassLevel ?? null,
    schoolYear: report.schoolYearName,
    semester: semester && t(($) => $.paper.semester[semester]),
    report: report.name,
  })
}
