import { type ImportTemplates, subjectTemplateRoutes } from '@lernspur/contracts/subject-template.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof subjectTemplateRoutes.listSubjectTemplates>

export const subjectTemplateKeys = {
  all: ['subject-template'],
  list: (list: List) => ['subject-template', 'list', list],
} as const

const meta = { invalidates: [subjectTemplateKeys.all] }

/** The school's own subject templates. */
export const subjectTemplateListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: subjectTemplateKeys.list(list),
    queryFn: ({ signal }) => call(subjectTemplateRoutes.listSubjectTemplates, { list, signal }),
  })

/** Takes over what the provider has and the school has not. */
export const importTemplatesMutation = () =>
  mutationOptions({
    mutationKey: ['subject-template', 'import'],
    mutationFn: (body: ImportTemplates) => call(subjectTemplateRoutes.importTemplates, { body }),
    meta,
  })

export const copyTemplatesOfLevelMutation = () =>
  mutationOptions({
    mutationKey: ['subject-template', 'copy'],
    mutationFn: (schoolLevel: number) => call(subjectTemplateRoutes.copyTemplatesOfLevel, { params: { schoolLevel } }),
    meta,
  })

export const deleteTemplatesMutation = () =>
  mutationOptions({
    mutationKey: ['subject-template', 'delete'],
    mutationFn: () => call(subjectTemplateRoutes.deleteTemplates, {}),
    meta,
  })
