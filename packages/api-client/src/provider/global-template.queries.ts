import type { CreateCompetence, CreateCompetenceDomain } from '@lernspur/contracts/competence.contract'
import { globalTemplateRoutes } from '@lernspur/contracts/global-template.contract'
import type { CreateSubjectTemplate } from '@lernspur/contracts/subject.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'

// Templates are read as subjects and domains of the school that the provider is.
const meta = { invalidates: [['subject'], ['competence']] }

export const createGlobalSubjectTemplateMutation = () =>
  mutationOptions({
    mutationKey: ['global-template', 'create-subject'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateSubjectTemplate; idempotencyKey?: string }) =>
      call(globalTemplateRoutes.createGlobalSubjectTemplate, { body, idempotencyKey }),
    meta,
  })

interface NewDomain {
  schoolSubjectId: string
  body: CreateCompetenceDomain
  idempotencyKey?: string
}

export const createGlobalDomainTemplateMutation = () =>
  mutationOptions({
    mutationKey: ['global-template', 'create-domain'],
    mutationFn: ({ schoolSubjectId, body, idempotencyKey }: NewDomain) =>
      call(globalTemplateRoutes.createGlobalDomainTemplate, { params: { schoolSubjectId }, body, idempotencyKey }),
    meta,
  })

interface NewCompetence {
  domainId: string
  body: CreateCompetence
  idempotencyKey?: string
}

export const createGlobalCompetenceTemplateMutation = () =>
  mutationOptions({
    mutationKey: ['global-template', 'create-competence'],
    mutationFn: ({ domainId, body, idempotencyKey }: NewCompetence) =>
      call(globalTemplateRoutes.createGlobalCompetenceTemplate, { params: { domainId }, body, idempotencyKey }),
    meta,
  })
