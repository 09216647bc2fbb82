import { describe, expect, test } from 'bun:test'
import { type Transaction, writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { form } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import type { Answer } from '@lernspur/testing/service-under-test'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'

const { owner, services } = await servicesForFile({ 'school-admin': schoolAdminService, teacher: teacherService })
const school = await testSchool(owner)
const { tenantId, schoolClass, manager, admin } = school
const [child] = schoolClass.students

const askAs = (person: TestPerson, method: string, path: string, body?: object): Promise<Answer> => {
  const isTeaching = /^\/(observations|performance-|assessment-types|classes\/[^/]+\/students\/[^/]+\/talk)/.test(path)
  return services[isTeaching ? 'teacher' : 'school-admin'].ask(person, { method, path, ...(body && { body }) })
}
/** Deletes, as somebody else than who uses: one person's calls wait for each other. */
const ask = (method: string, path: string, body?: object) => askAs(admin, method, path, body)
const post = (path: string, body: object) => askAs(manager, 'POST', path, body)
const made = async (path: string, body: object) => {
  const answer = await ask('POST', path, body)
  if (answer.status !== 201) throw new Error(`${path}: ${answer.body.error}`)
  return answer.body.data
}

const entry = (part: object = {}) => ({
  schoolClassId: schoolClass.id,
  studentId: child.id,
  competenceId: schoolClass.german.competenceIds[0],
  description: 'liest vor',
  ...part,
})
const observe = (part: object) => () => post('/observations-v2', entry(part))
const observeFirstVersion = (part: object) => () => post('/observations', entry(part))

interface Row {
  readonly table: string
  readonly id: string
}

/** Something that is deleted by one call, and that another call begins to use. */
interface Deletable {
  readonly remove: () => Promise<Answer>
  readonly use: () => Promise<Answer>
  /** The row that is referred to. */
  readonly row: Row
  /** Where the use is written down. */
  readonly usedIn: string
  /** How a deletion is answered once it is used; FOREIGN_KEY_CONSTRAINT without it. */
  readonly refusal?: string
  /** How a use is answered after the deletion; NOT_FOUND without it. */
  readonly gone?: string
}

const newScale = async () => {
  const body = {
    name: 'Daumen',
    schoolClassId: schoolClass.id,
    performanceLevelsV2: [{ label: 'ab' }, { label: 'auf' }],
  }
  const scale = await made('/performance-visuals', body)
  return { id: scale.id as string, levelId: scale.performanceLevelsV2[0].id as string }
}
const assessment = (part: object = {}) => ({
  name: `Probe ${Bun.randomUUIDv7()}`,
  weighting: 1,
  schoolTermSemester: 'first',
  schoolClassId: schoolClass.id,
  performanceVisualId: schoolClass.visual.id,
  ...part,
})
const newLegacyLevel = async () => {
  const type = await made('/assessment-types', { name: 'Ampel', schoolClassId: schoolClass.id })
  const body = form({ label: 'grün' })
  const level = await ask('POST', `/assessment-types/${type.id}/performance-levels`, body)
  return { typeId: type.id as string, id: level.body.data.id as string }
}
const newDomain = async () => {
  const { id: domainId } = await made(`/classes/subjects/${schoolClass.german.id}/competence-domains`, { name: 'Neu' })
  const { id } = await made(`/competence-domains/${domainId}/competences`, { description: 'liest' })
  return { domainId: domainId as string, id: id as string }
}
const newSubject = async () => {
  const music = { name: 'Musik', abbreviation: 'MU', color: '#aa3377' }
  const { id: subjectId } = await made(`/classes/${schoolClass.id}/subjects`, music)
  const { id: domainId } = await made(`/classes/subjects/${subjectId}/competence-domains`, { name: 'Singen' })
  const { id } = await made(`/competence-domains/${domainId}/competences`, { description: 'singt' })
  await ask('PUT', `/subjects/${subjectId}/students`, { studentIds: [child.id] })
  return { subjectId: subjectId as string, id: id as string }
}
let students = 0
const studentIn = (schoolClassId: string) => {
  students += 1
  return { firstName: 'Ida', lastName: `Neu-${students}`, schoolClassIds: [schoolClassId] }
}
const newStudent = async () => (await made('/students', studentIn(schoolClass.id))).id as string

let years = 2100
const newYear = async () => {
  years += 1
  const term = (schoolTermSemester: string, startDate: string, endDate: string) => ({
    ...{ name: schoolTermSemester, schoolTermSemester, startDate, endDate },
  })
  const first = term('first', `${years}-08-01`, `${years + 1}-01-31`)
  const second = term('second', `${years + 1}-02-01`, `${years + 1}-07-31`)
  const days = { schoolYearStart: `${years}-08-01`, schoolYearEnd: `${years + 1}-07-31` }
  const body = { name: `${years}/${years + 1}`, year: years, ...days, terms: [first, second] }
  return { body, ...(await made('/school-years', body)) }
}

const deletables: Readonly<Record<string, () => Promise<Deletable>>> = {
  'an assessment': async () => {
    const { id } = await made('/performance-assessments', assessment())
    return {
      remove: () => ask('DELETE', `/performance-assessments/${id}`),
      use: observe({ performanceAssessmentId: id }),
      row: { table: 'performance_assessment', id },
      usedIn: 'observation',
    }
  },
  'an assessment, by what replaces the set': async () => {
    const { id: schoolClassId, visual, students, german } = school.secondClass
    const { id } = await made('/performance-assessments', assessment({ schoolClassId, performanceVisualId: visual.id }))
    const scale = { performanceVisualId: visual.id }
    const performanceAssessments = [{ name: 'Rest', weighting: 1, schoolTermSemester: 'first' }]
    return {
      remove: () => ask('PUT', `/performance-assessments/${schoolClassId}/bulk`, { scale, performanceAssessments }),
      use: observe({
        ...{ schoolClassId, studentId: students[0].id, competenceId: german.competenceIds[0] },
        performanceAssessmentId: id,
      }),
      row: { table: 'performance_assessment', id },
      usedIn: 'observation',
    }
  },
  'a scale that gets an assessment': async () => {
    const { id } = await newScale()
    return {
      remove: () => ask('DELETE', `/performance-visuals/${id}`),
      use: () => post('/performance-assessments', assessment({ performanceVisualId: id })),
      row: { table: 'performance_visual', id },
      usedIn: 'performance_assessment',
    }
  },
  'a scale that gets an entry': async () => {
    const { id, levelId } = await newScale()
    return {
      remove: () => ask('DELETE', `/performance-visuals/${id}`),
      use: observe({ performanceLevelV2Id: levelId }),
      row: { table: 'performance_level', id: levelId },
      usedIn: 'observation',
    }
  },
  'a level': async () => {
    const { id, levelId } = await newScale()
    return {
      remove: () => ask('DELETE', `/performance-visuals/${id}/performance-levels/${levelId}`),
      use: observe({ performanceLevelV2Id: levelId }),
      row: { table: 'performance_level', id: levelId },
      usedIn: 'observation',
    }
  },
  'an assessment type of the first version': async () => {
    const { typeId, id } = await newLegacyLevel()
    return {
      remove: () => ask('DELETE', `/assessment-types/${typeId}`),
      use: observeFirstVersion({ performanceLevelId: id }),
      row: { table: 'legacy_performance_level', id },
      usedIn: 'legacy_observation',
    }
  },
  'a level of the first version': async () => {
    const { typeId, id } = await newLegacyLevel()
    return {
      remove: () => ask('DELETE', `/assessment-types/${typeId}/performance-levels/${id}`),
      use: observeFirstVersion({ performanceLevelId: id }),
      row: { table: 'legacy_performance_level', id },
      usedIn: 'legacy_observation',
    }
  },
  'a competence': async () => {
    const { domainId, id } = await newDomain()
    return {
      remove: () => ask('DELETE', `/competence-domains/${domainId}/competences/${id}`),
      use: observe({ competenceId: id }),
      row: { table: 'competence', id },
      usedIn: 'observation',
    }
  },
  'a competence, by what saves the subject': async () => {
    const { subjectId, id } = await newSubject()
    const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${subjectId}`
    const [domain] = (await ask('GET', `/competence-domains?${filter}`)).body.data.rows
    const { name, symbol, updatedAt, competences } = domain
    const removed = [{ id, updatedAt: competences[0].updatedAt }]
    const domains = [{ id: domain.id, name, symbol, updatedAt, competences: [] }]
    return {
      remove: () => ask('PUT', `/subjects/${subjectId}/competences`, { domains, removed }),
      use: observe({ competenceId: id }),
      row: { table: 'competence', id },
      usedIn: 'observation',
    }
  },
  'a domain': async () => {
    const { domainId, id } = await newDomain()
    return {
      remove: () => ask('DELETE', `/competence-domains/${domainId}`),
      use: observeFirstVersion({ competenceId: id }),
      row: { table: 'competence', id },
      usedIn: 'legacy_observation',
    }
  },
  'a subject': async () => {
    const { subjectId, id } = await newSubject()
    return {
      remove: () => ask('DELETE', `/subjects/${subjectId}`),
      use: observe({ competenceId: id }),
      row: { table: 'school_subject', id: subjectId },
      usedIn: 'observation',
    }
  },
  'a subject, by undoing the copy that made it': async () => {
    const { mathematics } = school.secondClass
    const body = { schoolSubjectIds: [mathematics.id] }
    const [copy] = (await made(`/classes/${schoolClass.id}/subjects/copy`, body)).rows
    await ask('PUT', `/subjects/${copy.id}/students`, { studentIds: [child.id] })
    const [change] = (await ask('GET', '/subjects/changes?limit=1')).body.data.rows
    const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${copy.id}`
    const [domain] = (await ask('GET', `/competence-domains?${filter}`)).body.data.rows
    return {
      remove: () => ask('POST', `/subjects/changes/${change.id}/undo`),
      use: observe({ competenceId: domain.competences[0].id }),
      row: { table: 'school_subject', id: copy.id },
      usedIn: 'observation',
    }
  },
  'a student who gets an entry': async () => {
    const studentId = await newStudent()
    return {
      remove: () => ask('DELETE', `/students/${studentId}`),
      use: observe({ studentId }),
      row: { table: 'student', id: studentId },
      usedIn: 'observation',
    }
  },
  'a student who gets a talk sheet': async () => {
    const studentId = await newStudent()
    return {
      remove: () => ask('DELETE', `/students/${studentId}`),
      use: () => post(`/classes/${schoolClass.id}/students/${studentId}/talk-sheets`, {}),
      row: { table: 'student', id: studentId },
      usedIn: 'talk_sheet',
    }
  },
  'a class': async () => {
    const { id } = await made('/classes', { name: '4x', schoolLevel: 4 })
    return {
      remove: () => ask('DELETE', `/classes/${id}`),
      use: () => post('/students', studentIn(id)),
      row: { table: 'school_class', id },
      usedIn: 'student_class_relation',
      refusal: '409 CLASS_HAS_STILL_STUDENTS',
    }
  },
  'a year that gets a class': async () => {
    const { id } = await newYear()
    return {
      remove: () => ask('DELETE', `/school-years/${id}`),
      use: () => post('/classes', { name: '4y', schoolLevel: 4, schoolYearId: id }),
      row: { table: 'school_year', id },
      usedIn: 'school_class',
      gone: '400 INVALID_SCHOOL_YEAR',
    }
  },
  'a year whose term gets an assessment': async () => {
    const { id, terms } = await newYear()
    return {
      remove: () => ask('DELETE', `/school-years/${id}`),
      use: () => post('/performance-assessments', assessment({ schoolTermId: terms[0].id })),
      row: { table: 'school_term', id: terms[0].id },
      usedIn: 'performance_assessment',
    }
  },
  'a term, by what changes its year': async () => {
    const { id, terms, body } = await newYear()
    return {
      remove: () => ask('PUT', `/school-years/${id}`, { terms: body.terms.slice(1) }),
      use: () => post('/performance-assessments', assessment({ schoolTermId: terms[0].id })),
      row: { table: 'school_term', id: terms[0].id },
      usedIn: 'performance_assessment',
    }
  },
}

/** Locks a row as whoever changes it does. */
const lock = (tx: Transaction, { table, id }: Row) =>
  tx`select from ${tx(table)} where tenant_id = ${tenantId} and id = ${id} for update`

const outcome = ({ status, body }: Answer) => (body.error ? `${status} ${body.error}` : `${status}`)

/** Waits until all of the calls wait for locks; fails once one is answered. */
const waiting = async (...calls: readonly Promise<Answer>[]) => {
  const answered = Promise.race(calls).then((answer) => expect.unreachable(`It did not wait: ${outcome(answer)}`))
  answered.catch(() => undefined)
  await Promise.race([answered, untilCallsWait(owner, calls.length)])
}

describe.each(Object.keys(deletables))('%s', (name) => {
  const make = () => deletables[name]?.() ?? expect.unreachable()

  test('is refused in use at once, while somebody changes what uses it', async () => {
    const { remove, use, usedIn, refusal = '409 FOREIGN_KEY_CONSTRAINT' } = await make()
    const used = await use()
    expect(outcome(used)).toBe('201')
    const answer = await writeDirectory(owner, async (tx) => {
      // Whoever waited for this row would wait until this transaction ends.
      await tx`select from ${tx(usedIn)} where tenant_id = ${tenantId} order by id desc for update`
      return remove()
    })
    expect(outcome(answer)).toBe(refusal)
  }, 60_000)

  test('is either deleted or used, when one deletes it and one begins to use it', async () => {
    for (const first of ['remove', 'use'] as const) {
      const one = await make()
      const { refusal = '409 FOREIGN_KEY_CONSTRAINT', gone = '404 NOT_FOUND' } = one
      const both = await writeDirectory(owner, async (tx) => {
        await lock(tx, one.row)
        const started = one[first]()
        await waiting(started)
        const next = first === 'remove' ? one.use() : one.remove()
        await waiting(started, next)
        return { started, next }
      })
      const answers = [outcome(await both.started), outcome(await both.next)]
      const [removed, used] = first === 'remove' ? answers : answers.toReversed()
      expect([removed, used]).toEqual(removed === '200' ? ['200', gone] : [refusal, '201'])
    }
  }, 60_000)
})

test('a scale that somebody begins to use, while its class chooses another one, stays', async () => {
  const own = await testSchool(owner)
  const { id, visual } = own.schoolClass
  const teacher = services.teacher
  const scale = { name: 'Daumen', performanceLevelsV2: [{ label: 'ab' }, { label: 'auf' }] }
  const performanceAssessments = [{ name: 'Probe', weighting: 1, schoolTermSemester: 'first' }]
  const replacing = await writeDirectory(owner, async (tx) => {
    await tx`
      insert into performance_assessment (tenant_id, name, weighting, school_level, school_term_semester, is_template,
        school_class_id, performance_visual_id)
      values (${own.tenantId}, 'Nebenan', 1, 3, 'first', false, ${own.schoolClass.id}, ${visual.id})`
    const path = `/performance-assessments/${id}/bulk`
    const started = teacher.ask(own.admin, { method: 'PUT', path, body: { scale, performanceAssessments } })
    await waiting(started)
    return { started }
  })
  expect(outcome(await replacing.started)).toBe('200')
  expect(await owner`select from performance_visual where id = ${visual.id}`).toHaveLength(1)
}, 60_000)
