import * as z from 'zod/mini'
import { type LegalDocument, legalDocuments } from './legal-documents'
import { day, instant } from './wire/fields'
import { defineRoutes } from './wire/route'

/**
 * The versions in force, each named by the day from which it applies (rule consent.1). A text under `/legal` whose
 * meaning changes gets a new version here, and a description of the change in the texts of `shell.consent`.
 */
export const legalVersions: Readonly<Record<LegalDocument, string>> = { terms: '2026-11-22', privacy: '2026-11-30' }

/** A person's consent to a version of a document, in the language in which they read it. */
export const consentSchema = z.object({
  document: z.enum(legalDocuments),
  version: day,
  language: z.enum(['de', 'en']),
  givenAt: instant,
})
export type Consent = z.infer<typeof consentSchema>

/** What the caller agreed to. */
export const consentListSchema = z.object({ consents: z.array(consentSchema) })

/** The versions that were shown when somebody agreed. */
export const giveConsentSchema = z.strictObject({ termsVersion: day, privacyVersion: day })
export type GiveConsent = z.infer<typeof giveConsentSchema>

/** Consent to what is in force, as a call takes it. */
export const versionsInForce: GiveConsent = {
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
}

export const consentRoutes = defineRoutes({
  /** What the caller agreed to, the newest first. */
  listConsents: {
    method: 'GET',
    path: '/users/me/consents',
    owner: 'identity',
    access: 'session',
    response: consentListSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Agrees to the versions in force; VALIDATION_FAILED for any other. */
  giveConsent: {
    method: 'POST',
    path: '/users/me/consents',
    owner: 'identity',
    access: 'session',
    body: giveConsentSchema,
    status: 200,
    errors: ['VALIDATION_FAILED'],
    extension: true,
  },
})
