/** Identifier and address of a part of a package. */
interface Address {
  readonly identifier: string
  readonly uri: string
}

/** CASE takes UUIDs of versions 1 to 5; those of rows are of version 7, so they are turned into ones of version 5. */
const namespace = 'f2a9c6de-5c0e-4a0e-9d1c-6b1f8f0c7a11'
const uuidOf = (...keys: readonly string[]): string => Bun.randomUUIDv5(keys.join(' '), namespace)

/** Addresses of parts below that of the installation; the same part has the same in every export. */
export const caseAddresses = (publicUrl: string) => {
  const address = (collection: string, identifier: string): Address => ({
    identifier,
    uri: new URL(`/ims/case/v1p1/${collection}/${identifier}`, publicUrl).href,
  })
  return {
    document: (subjects: readonly string[]) => address('CFDocuments', uuidOf('document', ...subjects.toSorted())),
    item: (key: string) => address('CFItems', uuidOf('item', key)),
    association: (parent: string, child: string) => address('CFAssociations', uuidOf('isChildOf', parent, child)),
    itemType: (kind: string) => address('CFItemTypes', uuidOf('type', kind)),
    licence: (name: string) => address('CFLicenses', uuidOf('licence', name)),
  }
}
export type CaseAddresses = ReturnType<typeof caseAddresses>
