import * as z from 'zod'
import { StartProblem } from './start-problem'

const must =
  'LERNSPUR_CELLS must be a JSON list such as [{"name":"Nord","url":"https://nord.lernspur.example","domains":["nord.example"],"token":"lernspur_…"}], each with a name and an address of its own, without a path; "domains" are those of mail addresses, "token" is one of the provider there with the scope installation:read.'

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const cell = z.strictObject({
  name: z.string().min(1).max(100),
  url: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin),
  domains: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/),
    )
    .max(10_000)
    .default([]),
  token: z
    .string()
    .regex(/^lernspur_[0-9a-f]{32}_[A-Za-z0-9_-]{43}$/)
    .optional(),
})

/** Another installation, as the operator has named it (rule cell-of-provider.1). */
export type ConfiguredCell = Readonly<z.output<typeof cell>>

const cells = z
  .array(cell)
  .max(50)
  .refine((list) => new Set(list.map(({ url }) => url)).size === list.length)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The other cells from the environment, none by default. Throws a StartProblem that names the variable. */
export const readCells = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly ConfiguredCell[] => {
  const text = env.LERNSPUR_CELLS ?? ''
  if (text === '') return []
  const result = cells.safeParse(parsed(text))
  if (!result.success) throw new StartProblem(must)
  return result.data
}

/** Whether names, towns and numbers of the schools here may be found by everybody (rule cell-of-provider.3). */
export const publishesSchools = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  env.LERNSPUR_PUBLISH_SCHOOLS === 'yes'
