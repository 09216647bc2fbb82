import { type Unit, unitId, unitInStore } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from '../registry/author'
import type { LineChange } from '../registry/change'
import { originText } from '../registry/origin'
import type { Step } from '../registry/plan'
import type { NamedVersion } from '../registry/releases'
import type { Installation } from '../release-build'
import { faultText } from '../release-store'
import { sweep } from '../sweep'
import type { CommandResult, Context } from './command'
import { lineText } from './line-text'

/** What a command prints of its changes. */
export const commandResult = (changes: readonly LineChange[], isRehearsal: boolean): CommandResult => ({
  text: changes
    .map(
      ({ after, isNew }) =>
        `${lineText(after)}${isNew ? (isRehearsal ? ' (not done: a dry run)' : '') : ' (as before)'}`,
    )
    .join('\n'),
  data: changes.map(({ before, after, isNew }) => ({
    unit: unitId(after.unit),
    before: { ...before, unit: undefined },
    after: { ...after, unit: undefined },
    isNew,
  })),
  units: changes.map(({ after }) => after.unit),
})

const requireFiles = async ({ installation }: Context, { unit, version }: NamedVersion): Promise<void> => {
  const manifest = await installation.registry.manifest(unit, version)
  if (!manifest)
    throw new ReleaseProblem({
      de: `${unitId(unit)} ${version} ist nicht veröffentlicht: das tut mfe release ${unitId(unit)}.`,
      en: `${unitId(unit)} ${version} is not released: run mfe release ${unitId(unit)} first.`,
    })
  const faults = await installation.store.faults(manifest)
  const [first] = faults
  if (first) {
    throw new ReleaseProblem({
      de: `${unitId(unit)} ${version} ist nicht vollständig: ${faults.length} Dateien fehlen oder wurden geändert, zuerst ${first.path}. Veröffentlichen Sie es noch einmal.`,
      en: `${unitId(unit)} ${version} is not whole: ${faults.length} files are missing or changed. ${faultText(manifest, first)}. Release it again.`,
    })
  }
}

/** A store without any of the live files is not the store that gateways read. */
const requireSharedStore = async (
  { registry, store }: Installation,
  switched: readonly NamedVersion[],
): Promise<void> => {
  const units = new Set(switched.map(({ unit }) => unitId(unit)))
  const staying = (await registry.lines()).filter(({ unit, stable }) => stable && !units.has(unitId(unit)))
  if (staying.length === 0) return
  const stored = new Set((await store.versions()).map(({ unit, version }) => `${unit} ${version}`))
  if (staying.some(({ unit, stable }) => stored.has(`${unitInStore(unit)} ${stable}`))) return
  throw new ReleaseProblem({
    de: 'Von dem, was freigegeben ist, liegt nichts in diesem Speicher: LERNSPUR_DATA oder LERNSPUR_S3_* nennt einen anderen als den des laufenden Lernspur.',
    en: 'Nothing of what is live lies in this store: LERNSPUR_DATA, or LERNSPUR_S3_*, names another one than that of the running Lernspur.',
  })
}

/** Refuses a version unless all its files, as released, are in the store that gateways read (rule release.6). */
export const requireStoredFiles = async (context: Context, versions: readonly NamedVersion[]): Promise<void> => {
  if (versions.length > 0) await requireSharedStore(context.installation, versions)
  for (const version of versions) await requireFiles(context, version)
}

/** A sentence for each version that others cannot build again, because it holds what was in no commit (rule release.19). */
export const dirtySentences = async (
  registry: Installation['registry'],
  changes: readonly LineChange[],
): Promise<string[]> => {
  const sentences = await Promise.all(
    changes.map(async ({ after: { unit, stable, canary } }) =>
      (await registry.versions(unit)).flatMap(({ version, origin }) =>
        origin.isDirty && [stable, canary?.version].includes(version)
          ? `  ! ${unitId(unit)} ${version} was released ${originText(origin)}`
          : [],
      ),
    ),
  )
  return sentences.flat()
}

/** Changes what is live, and reports the result; nothing is held against the version before of `retiring`. */
export const change = async (
  context: Context,
  steps: readonly Step[],
  retiring: readonly Unit[] = [],
): Promise<CommandResult> => {
  const { installation, by, typed } = context
  const changes = await installation.registry.change(steps, { by, isRehearsal: typed.isRehearsal, retiring })
  if (!typed.isRehearsal) await sweep(installation).catch(() => undefined)
  const result = commandResult(changes, typed.isRehearsal)
  return { ...result, text: [result.text, ...(await dirtySentences(installation.registry, changes))].join('\n') }
}
