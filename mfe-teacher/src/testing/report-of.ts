import type { Report } from '@lernspur/contracts/teacher/report.contract'

const at = '2027-01-20T08:00:00Z'
/** Further fields that nobody has filled in. */
export const blankDetails = { birthDate: null, daysAbsent: null, daysUnexcused: null, classRemark: '', updatedAt: at }
/** An open report without subjects, which has days of absence and the class teacher's remark. */
export const reportOf = (id: string): Report => ({
  id,
  name: 'Zeugnis',
  status: 'inProgress',
  calculationMethod: 'latestEntries',
  schoolTermSemester: 'first',
  startDate: '2026-08-01',
  endDate: '2027-01-31',
  completedAt: null,
  createdBy: 'klara',
  groupId: null,
  schoolClassId: '3a',
  performanceAssessmentName: null,
  performanceVisualName: null,
  performanceVisualLevels: [],
  studentFirstName: 'Mia',
  studentLastName: 'Özdemir',
  studentAvatar: null,
  originalStudentId: 'mia',
  summaryComment: '',
  canManage: true,
  schoolName: 'Schule am Wald',
  schoolSlogan: null,
  schoolLogo: null,
  schoolYearName: '2026/27',
  schoolClassName: '3a',
  schoolClassNickname: null,
  layout: { signers: ['classTeacher', 'headOfSchool', 'guardians'], showsUnobserved: true },
  fields: ['absences', 'classRemark'],
  details: blankDetails,
  subjects: [],
  createdAt: at,
  updatedAt: at,
})
