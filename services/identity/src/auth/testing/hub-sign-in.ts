import type { Browser } from './people'
import { openProviderSignIn, outcomeOf } from './provider-sign-in'

/** The service with hubs, a school that one of them knows, and what a teacher's browser does. */
export const openHubSignIn = async () => {
  const product = await openProviderSignIn()
  const { identity, provider, redeem, callback, startSignIn } = product

  /** A school with a number at each hub. */
  const numberedSchool = async (admission: 'waits' | 'admits' | null = 'admits') => {
    const tenantId = await identity.school()
    const number = `NI_${crypto.randomUUID()}`
    await identity.owner`
      insert into school_number (tenant_id, provider_id, number)
      select ${tenantId}, provider_id, ${number} from unnest(array['hub', 'vidis', 'person-info', 'lautlos']) as provider_id`
    await identity.owner`update tenant set hub_admission = ${admission} where id = ${tenantId}`
    return { tenantId, number }
  }

  /** A login at the hub of a teacher of these schools. */
  const teacher = async (...numbers: readonly string[]): Promise<string> => {
    const login = `lehrkraft-${crypto.randomUUID()}`
    await provider.setPerson(login, {
      vorname: 'Oda',
      familienname: 'Extern',
      kontexte: numbers.map((kennung) => ({ kennung, rolle: 'Lehr' })),
    })
    return login
  }

  /** Signs in by a hub: the session with its browser, or the error of the callback. */
  const enter = async (login: string, providerId = 'hub') => {
    const started = identity.visitor()
    const { url, authAttempt } = await startSignIn(started, '', providerId)
    const outcome = await callback(started, await provider.signIn(url, login))
    if (outcome.status !== 'successForAllDevices') return { error: outcome as string }
    const response = await redeem(authAttempt.id, started)
    const { whoAmI } = await outcomeOf(response)
    const browser: Browser = await identity.browserOf(response)
    return { whoAmI, browser }
  }

  return { ...product, numberedSchool, teacher, enter }
}
