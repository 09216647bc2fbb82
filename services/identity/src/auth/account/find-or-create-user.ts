import type { Transaction } from '@lernspur/service-kit/call/call'

export interface NewPerson {
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: string
}

/**
 * The account of an address, created without a password if there is none; existing names stay. Undefined when the
 * account is deactivated, or has a password although only accounts without one count.
 */
export const findOrCreateUser = async (
  tx: Transaction,
  { email, firstName, lastName, language }: NewPerson,
  { onlyWithoutPassword }: { readonly onlyWithoutPassword: boolean },
): Promise<string | undefined> => {
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as u (email, first_name, last_name, language)
    values (${email}, ${firstName}, ${lastName}, ${language})
    on conflict (email) do update set
      first_name = case when u.first_name = '' then excluded.first_name else u.first_name end,
      last_name = case when u.last_name = '' then excluded.last_name else u.last_name end,
      updated_at = now()
    where u.deactivated_at is null and not (${onlyWithoutPassword} and u.password_hash is not null)
    returning id`
  return account?.id
}
