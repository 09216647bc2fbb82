import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import { countryCodes } from '@lernspur/contracts/school-admin/reference-data.contract'
import * as z from 'zod'
import { readBackupDays } from './backup-days'
import type { KitConfig } from './config'
import { StartProblem } from './start-problem'

const environment = z.object({
  LERNSPUR_OPERATOR_NAME: z.string().optional(),
  LERNSPUR_OPERATOR_ADDRESS: z.string().optional(),
  LERNSPUR_OPERATOR_EMAIL: z
    .email('LERNSPUR_OPERATOR_EMAIL must be an address such as post@schule.example.')
    .toLowerCase()
    .optional(),
  LERNSPUR_OPERATOR_PHONE: z.string().optional(),
  LERNSPUR_OPERATOR_REPRESENTATIVE: z.string().optional(),
  LERNSPUR_OPERATOR_REGISTER: z.string().optional(),
  LERNSPUR_OPERATOR_VAT_ID: z.string().optional(),
  LERNSPUR_OPERATOR_PRIVACY_CONTACT: z.string().optional(),
  LERNSPUR_OPERATOR_COUNTRY: z
    .enum(countryCodes, `LERNSPUR_OPERATOR_COUNTRY must be ${countryCodes.join(', ')}.`)
    .default('DE'),
  LERNSPUR_OPERATOR_ACCESSIBILITY_BODY: z.string().optional(),
})

const linesOf = (text = ''): string[] => text.split(';').flatMap((line) => line.trim() || [])

const demo: Operator = {
  name: 'Lernspur (Vorführung)',
  addressLines: ['Lindenallee 1', '12345 Musterstadt'],
  email: 'hallo@lernspur.example',
  phone: null,
  representative: 'Mara Muster',
  register: null,
  vatId: null,
  privacyContact: 'datenschutz@lernspur.example',
}

/** The operator of the installation, from the environment. Throws a StartProblem that names the variable. */
export const readOperator = (
  mode: KitConfig['mode'],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Operator => {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const result = environment.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  const { data } = result
  const backupDays = readBackupDays(env)
  const always = {
    backupDays,
    country: data.LERNSPUR_OPERATOR_COUNTRY,
    accessibilityBody: linesOf(data.LERNSPUR_OPERATOR_ACCESSIBILITY_BODY),
  }
  if (data.LERNSPUR_OPERATOR_NAME === undefined && mode !== 'production') return { ...demo, ...always }
  return {
    name: data.LERNSPUR_OPERATOR_NAME ?? null,
    addressLines: linesOf(data.LERNSPUR_OPERATOR_ADDRESS),
    email: data.LERNSPUR_OPERATOR_EMAIL ?? null,
    phone: data.LERNSPUR_OPERATOR_PHONE ?? null,
    representative: data.LERNSPUR_OPERATOR_REPRESENTATIVE ?? null,
    register: data.LERNSPUR_OPERATOR_REGISTER ?? null,
    vatId: data.LERNSPUR_OPERATOR_VAT_ID ?? null,
    privacyContact: data.LERNSPUR_OPERATOR_PRIVACY_CONTACT ?? null,
    ...always,
  }
}
