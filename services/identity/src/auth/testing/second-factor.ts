import { Secret, TOTP } from 'otpauth'
import { type Browser, type Identity, password } from './people'

/** Code of an authenticator, by default for now; `later` counts half minutes. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** A user with the second factor on, with the authenticator's secret and the recovery codes. */
export const guardedAccount = async (identity: Identity) => {
  const account = await identity.account()
  await identity.role(account.userId, await identity.school())
  const first = await identity.signIn(account.email)
  const post = async (browser: Browser, path: string, body: object) => {
    const response = await identity.send('POST', `/auth/two-factor/${path}`, browser, body, crypto.randomUUID())
    return { response, data: (await response.clone().json()).data }
  }
  const { secret, otpauthUrl } = (await post(first, 'set-up', { currentPassword: password })).data
  const confirmed = await post(first, 'confirm', { tfaCode: codeOf(secret) })
  const browser = await identity.browserOf(confirmed.response)
  const recoveryCodes: string[] = confirmed.data.recoveryCodes
  /** Allows the code of the current half minute to be used once more. */
  const resetLastStep = () => identity.owner`update two_factor set last_step = 0 where user_id = ${account.userId}`
  return {
    ...account,
    secret: secret as string,
    otpauthUrl: otpauthUrl as string,
    first,
    browser,
    recoveryCodes,
    post,
    resetLastStep,
  }
}
