import {
  type CreateCompetence,
  type CreateCompetenceDomain,
  competenceRoutes,
  type UpdateCompetenceDomain,
} from '@lernspur/contracts/competence.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof competenceRoutes.listCompetenceDomains>

export const competenceDomainKeys = {
  all: ['competence'],
  list: (list: List) => ['competence', 'list', list],
  one: (domainId: string) => ['competence', 'one', domainId],
} as const

/** Subjects tell how many domains they have. */
const meta = { invalidates: [competenceDomainKeys.all, ['subject']] }

/** Domains with their competences; filter by `schoolClassId` or `schoolSubjectId`. */
export const competenceDomainListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: competenceDomainKeys.list(list),
    queryFn: ({ signal }) => call(competenceRoutes.listCompetenceDomains, { list, signal }),
  })

export const competenceDomainQuery = (domainId: string) =>
  queryOptions({
    queryKey: competenceDomainKeys.one(domainId),
    queryFn: ({ signal }) => call(competenceRoutes.getCompetenceDomain, { params: { domainId }, signal }),
  })

interface NewDomain {
  readonly schoolSubjectId: string
  readonly body: CreateCompetenceDomain
  readonly idempotencyKey?: string
}

export const createCompetenceDomainMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'create-domain'],
    mutationFn: ({ schoolSubjectId, body, idempotencyKey }: NewDomain) =>
      call(competenceRoutes.createCompetenceDomain, { params: { schoolSubjectId }, body, idempotencyKey }),
    meta,
  })

/** A domain of a template of the school. */
export const createTemplateDomainMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'create-template-domain'],
    mutationFn: ({ schoolSubjectId, body, idempotencyKey }: NewDomain) =>
      call(competenceRoutes.createTemplateDomain, { params: { schoolSubjectId }, body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateCompetenceDomainMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'update-domain'],
    mutationFn: ({
      domainId,
      body,
      updatedAt,
    }: {
      domainId: string
      body: UpdateCompetenceDomain
      updatedAt?: string
    }) => call(competenceRoutes.updateCompetenceDomain, { params: { domainId }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteCompetenceDomainMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'delete-domain'],
    mutationFn: (domainId: string) => call(competenceRoutes.deleteCompetenceDomain, { params: { domainId } }),
    meta,
  })

export const createCompetenceMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'create'],
    mutationFn: ({
      domainId,
      body,
      idempotencyKey,
    }: {
      domainId: string
      body: CreateCompetence
      idempotencyKey?: string
    }) => call(competenceRoutes.createCompetence, { params: { domainId }, body, idempotencyKey }),
    meta,
  })

export const updateCompetenceMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'update'],
    mutationFn: ({
      domainId,
      competenceId,
      body,
    }: {
      domainId: string
      competenceId: string
      body: CreateCompetence
    }) => call(competenceRoutes.updateCompetence, { params: { domainId, competenceId }, body }),
    meta,
  })

export const deleteCompetenceMutation = () =>
  mutationOptions({
    mutationKey: ['competence', 'delete'],
    mutationFn: (params: { domainId: string; competenceId: string }) =>
      call(competenceRoutes.deleteCompetence, { params }),
    meta,
  })
