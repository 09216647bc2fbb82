import type { GlobalTemplate } from '@lernspur/contracts/school-admin/subject.contract'

/** Whether a template of the provider is meant for the school, or for all (rule template.7). */
export const isIntendedForSchool = ({ fits }: Pick<GlobalTemplate, 'fits'>): boolean => fits !== false
