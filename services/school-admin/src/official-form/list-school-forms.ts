import type { SchoolForm } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolForms } from '../school-form/school-forms'

/** The forms that the school may choose, those that are made for it first (rule form.3). */
export const listSchoolForms = async (call: Call): Promise<{ rows: SchoolForm[]; count: number }> => {
  const [rows] = await call.read((tx) => [schoolForms(tx, call)])
  return { rows: [...rows], count: rows.length }
}
