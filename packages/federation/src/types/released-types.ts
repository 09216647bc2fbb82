/** File of a release with the declarations of what it takes from the facade, or provides by it. */
export const typesFile = 'types.json'

/** Declarations by their paths, with relative requests between them. */
export type DeclarationFiles = Readonly<Record<string, string>>

/** Declarations that travel with a release, and the file whose exports they are. */
export interface ReleasedTypes {
  readonly entry: string
  readonly files: DeclarationFiles
}
