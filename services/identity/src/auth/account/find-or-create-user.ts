import type { Transaction } from '@lernspur/service-kit/call'

export interface NewPerson {
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: string
}

/**
 * The account of an address, made without a password if there is none; names that are there stay. Undefined when the
 * account was deactivated or, where only accounts that wait for their first password count, has one.
 */
export const findOrCreateUser = async (
  tx: Transaction,
  { email, firstName, lastName, language }: NewPerson,
  { onlyWithoutPassword }: { readonly onlyWithoutPassword: boolean },
): Promise<string | undefined> => {
  const [account] = await tx<{ id: string }[]>`
    insert into app_user as known (email, first_name, last_name, language)
    values (${email}, ${firstName}, ${lastName}, ${language})
    on conflict (email) do update set
      first_name = case when known.first_name = '' then excluded.first_name else known.first_name end,
      last_name = case when known.last_name = '' then excluded.last_name else known.last_name end,
      updated_at = now()
    where known.deactivated_at is null and not (${onlyWithoutPassword} and known.password_hash is not null)
    returning id`
  return account?.id
}
