import type { FormBody } from '@lernspur/app-kit/form/form-schema'
import { type CreateTenant, createTenantSchema } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'

/** The form of a school; '' means not chosen. */
export const emptyTenant = { name: '', slogan: '', stateId: '', schoolTypeId: '', subjectTemplateSource: '' }
export type TenantValues = typeof emptyTenant

export const tenantValuesOf = (tenant: Tenant): TenantValues => ({
  name: tenant.name,
  slogan: tenant.slogan ?? '',
  stateId: tenant.stateId,
  schoolTypeId: tenant.schoolTypeId ?? '',
  subjectTemplateSource: tenant.subjectTemplateSource ?? '',
})

type CountryOf = (stateId: string) => string | undefined

/** The fields as the contract names them; a school lies in the country of its Land. */
export const tenantBodyOf = (values: TenantValues, countryIdOf: CountryOf) => ({
  name: values.name,
  slogan: values.slogan.trim() || null,
  countryId: countryIdOf(values.stateId),
  // Nothing chosen is a missing field, not a wrong one.
  stateId: values.stateId || undefined,
  schoolTypeId: values.schoolTypeId || null,
  subjectTemplateSource: values.subjectTemplateSource || null,
})

export const emptyOwner = { email: '', firstName: '', lastName: '' }
export type NewTenantValues = TenantValues & typeof emptyOwner

const ownerFields: readonly string[] = Object.keys(emptyOwner)

/** Validates the flat form by the contract, which nests the owner; issues are mapped back to the form's fields. */
export const newTenantSchema: FormBody<NewTenantValues, CreateTenant>['schema'] = {
  '~standard': {
    version: 1,
    vendor: 'lernspur',
    validate: async (flat) => {
      const fields = Object.entries(Object(flat))
      const [own, school] = [true, false].map((isOwner) =>
        Object.fromEntries(fields.filter(([field]) => ownerFields.includes(field) === isOwner)),
      )
      const result = await createTenantSchema['~standard'].validate({ ...school, owner: own })
      if (!result.issues) return result
      const issues = result.issues.map((issue) => ({
        ...issue,
        path: issue.path?.[0] === 'owner' ? issue.path.slice(1) : issue.path,
      }))
      return { issues }
    },
  },
}
