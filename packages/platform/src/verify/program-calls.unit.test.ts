import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { currentProgramCalls, programCalls } from './program-calls'

test('the client for programs has the calls of the contract that are open to them; else `run verify --update` writes it', async () => {
  expect(currentProgramCalls() === (await programCalls())).toBe(true)
})

test('nothing but these calls is open to programs (rule program.2)', () => {
  const open = Object.entries(routes).flatMap(([name, route]) => ('program' in route ? `${route.program} ${name}` : []))
  expect(open.toSorted()).toEqual([
    'classes:read listSchoolClasses',
    'counts:read countSchoolClasses',
    'counts:read countStaff',
    'counts:read listClassContents',
    'installation:read getInstallation',
    'installation:read getLastBackup',
    'installation:read getSchoolHistory',
    'school-years:read getCurrentTerm',
    'school-years:read listSchoolYears',
    'schools:read listTenants',
    'students:read listClassStudents',
    'students:read listStudents',
    'students:write importStudents',
    'students:write undoStudentImport',
    'subject-templates:read listSubjectTemplates',
    'template-versions:read listTemplateVersions',
  ])
})
