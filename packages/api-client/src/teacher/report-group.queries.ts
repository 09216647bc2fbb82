import { reportGroupRoutes } from '@lernspur/contracts/report-group.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof reportGroupRoutes.listReportGroups>

export const reportGroupKeys = {
  all: ['report-group'],
  ofClass: (schoolClassId: string) => ['report-group', 'class', schoolClassId],
  list: (schoolClassId: string, list: List) => ['report-group', 'class', schoolClassId, list],
} as const

const metaOf = (schoolClassId: string) => ({
  invalidates: [reportGroupKeys.ofClass(schoolClassId), ['report', 'class', schoolClassId]],
})

export const reportGroupListQuery = (schoolClassId: string, list: List = {}) =>
  queryOptions({
    queryKey: reportGroupKeys.list(schoolClassId, list),
    queryFn: ({ signal }) => call(reportGroupRoutes.listReportGroups, { params: { schoolClassId }, list, signal }),
  })

export const createReportGroupMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['report-group', 'create', schoolClassId],
    mutationFn: (name: string) =>
      call(reportGroupRoutes.createReportGroup, { params: { schoolClassId }, body: { name } }),
    meta: metaOf(schoolClassId),
  })

export const assignReportsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['report-group', 'assign', schoolClassId],
    mutationFn: ({ groupId, reportIds }: { groupId: string; reportIds: string[] }) =>
      call(reportGroupRoutes.assignReports, { params: { schoolClassId, groupId }, body: { reportIds } }),
    meta: metaOf(schoolClassId),
  })

export const unassignReportMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['report-group', 'unassign', schoolClassId],
    mutationFn: ({ groupId, reportId }: { groupId: string; reportId: string }) =>
      call(reportGroupRoutes.unassignReport, { params: { schoolClassId, groupId, reportId } }),
    meta: metaOf(schoolClassId),
  })
