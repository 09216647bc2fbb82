import type { IdentityProvider } from './identity-provider-config'

/** What is asked of a provider: of a hub what its settings say, and of any other name and address. */
export const scopeOf = ({ hub }: IdentityProvider): string => hub?.scope ?? 'openid email profile'
