/** A manifest for Kubernetes, as parsed. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

/** A schema as a function of the package that carries those of Kubernetes. */
interface Validate {
  (data: unknown): boolean
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string; readonly params: object }[]
}

/** A value that notes the path of each of its fields that somebody reads. */
const watched = (value: unknown, path: string, seen: Set<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, name, receiver) => {
      if (typeof name === 'symbol') return Reflect.get(target, name, receiver)
      seen.add(`${path}/${name}`)
      return watched(Reflect.get(target, name, receiver), `${path}/${name}`, seen)
    },
  })
}

const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => [`${path}/${name}`, ...pathsIn(one, `${path}/${name}`)])
    : []

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const schemaOf = async ({ apiVersion, kind }: Manifest): Promise<Validate | undefined> => {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed()
  const name = `IoK8sApi${capital(group.split('.')[0] ?? '')}${capital(version)}${kind}`
  const found = (await import(`kubernetes-models/_schemas/${name}`).catch(() => undefined)) as
    | { readonly validate: Validate }
    | undefined
  return found?.validate
}

/**
 * What the schemas of Kubernetes refuse in a manifest, and the fields that they do not know and a server would drop, a
 * sentence each; undefined for a kind that they do not have.
 */
export const manifestFaults = async (manifest: Manifest): Promise<string[] | undefined> => {
  const validate = await schemaOf(manifest)
  if (!validate) return undefined
  const where = `${manifest.kind} ${manifest.metadata.name}`
  const seen = new Set<string>()
  if (!validate(watched(manifest, '', seen)))
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${where}${instancePath}: ${message ?? JSON.stringify(params)}`,
    )
  return pathsIn(manifest).flatMap((path) =>
    seen.has(path) ? [] : `${where}${path} is no field that Kubernetes knows.`,
  )
}
