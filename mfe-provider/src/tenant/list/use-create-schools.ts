import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { isApiError, useErrorText, useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import type { CreateTenant } from '@lernspur/contracts/provider/provider-tenant.contract'
import { useRef, useState } from 'react'
import type { SchoolLine } from './school-line'

/** What became of a line: its school was created, was there already, or why it was not. */
export type LineResult = { readonly kind: 'created' | 'exists' } | { readonly kind: 'failed'; readonly text: string }

/** After these, further lines would fail in the same way. */
const endsAll = new Set(['TOO_MANY_REQUESTS', 'CONFIRMATION_REQUIRED', 'NO_PERMISSION', 'UNAUTHORIZED'])

interface Run {
  readonly done: number
  readonly total: number
}

/**
 * Creates the schools of lines one after the other, each with its first owner or not at all. What was created stays
 * created when a later one fails, and a line is never created twice.
 */
export const useCreateSchools = (countryIdOf: (stateId: string) => string | undefined) => {
  const { t } = useTranslation('provider.tenant-list')
  const errorText = useErrorText()
  const create = useKeyedMutation(withConfirmation(providerTenantCalls.createTenant({ showsFailure: true })))
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map())
  const [run, setRun] = useState<Run | null>(null)
  const isStopped = useRef(false)

  const bodyOf = ({ name, stateId, schoolTypeId, email, firstName, lastName }: SchoolLine): CreateTenant => ({
    name,
    countryId: countryIdOf(stateId) ?? '',
    stateId,
    schoolTypeId: schoolTypeId || null,
    ...(email !== '' && { owner: { email, firstName, lastName } }),
  })
  const textOf = (error: unknown): string => {
    if (!isApiError(error)) return t(($) => $.failed)
    if (error.code === 'CREATE_NOT_ALLOWED') return t(($) => $.ownPerson)
    return error.code === 'TOO_MANY_REQUESTS' ? t(($) => $.tooMany) : errorText(error)
  }
  /** False when the lines after it would fail, too. */
  const createOne = async (line: SchoolLine, key: string): Promise<boolean> => {
    const note = (result: LineResult) => setResults((before) => new Map(before).set(key, result))
    try {
      await create.mutateAsync({ body: bodyOf(line) })
      note({ kind: 'created' })
      return true
    } catch (error) {
      const code = isApiError(error) ? error.code : ''
      note(code === 'TENANT_ALREADY_EXISTS' ? { kind: 'exists' } : { kind: 'failed', text: textOf(error) })
      return code !== '' && !endsAll.has(code)
    }
  }
  return {
    results,
    run,
    stop: () => {
      isStopped.current = true
    },
    /** Creates what `lines` say; `keyOf` names a line among the results. */
    start: async (lines: readonly SchoolLine[], keyOf: (line: SchoolLine) => string) => {
      isStopped.current = false
      for (const [done, line] of lines.entries()) {
        setRun({ done, total: lines.length })
        if (isStopped.current || !(await createOne(line, keyOf(line)))) break
      }
      setRun(null)
    },
  }
}
