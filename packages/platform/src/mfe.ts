import { requirePackages } from './install/prepare-packages'

// Everything imported above uses only Bun: on a new machine there are no packages before this line.
await requirePackages()
await import('./dispatch-mfe')
