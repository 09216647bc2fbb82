import type {
  CreateLegacyLevel,
  LegacyPerformanceLevel,
  UpdateLegacyLevel,
} from '@lernspur/contracts/teacher/assessment-type.contract'
import { levelLimits } from '@lernspur/contracts/teacher/performance-visual.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { type Picture, readPicture } from '@lernspur/service-kit/picture/picture'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'
import { lockType, lockWithLevels, usesOfLevels } from './assessment-type.policy'
import { readType } from './assessment-type.query'

/** Ids of a level and its type. */
interface LevelPath {
  readonly typeId: string
  readonly id: string
}

type File = UploadedFile | undefined

const bothPictures = {
  de: [{ path: 'picturePath', message: 'Entweder ein Bild der Auswahl oder eine Datei.' }],
  en: [{ path: 'picturePath', message: 'Either a picture of the choice or a file.' }],
} as const

/** The file of a request, read before the transaction. */
const readFile = async ({ actor }: Call, file: File) => file && (await readAhead(readPicture(actor, file)))

/** The picture of a request: the file, else the built-in one; undefined for neither. */
const newPicture = async (
  tx: Transaction,
  call: Call,
  read: (() => Picture) | undefined,
  picturePath: string | undefined,
) => {
  if (!read) return picturePath === undefined ? undefined : { path: picturePath, fileId: null }
  if (picturePath !== undefined) refuse('VALIDATION_FAILED', bothPictures[call.language])
  const fileId = await storePicture(tx, call, read())
  return { path: `files/${fileId}`, fileId }
}

const readLevel = async (tx: Transaction, call: Call, { typeId, id }: LevelPath): Promise<LegacyPerformanceLevel> => {
  const { performanceLevels } = await readType(tx, call, typeId)
  return performanceLevels.find((level) => level.id === id) ?? refuse('NOT_FOUND')
}

/** Appends a level; CREATE_NOT_ALLOWED, TOO_MANY_LEVELS beyond ten, FILE_VALIDATION_FAILED for the picture. */
export const createLegacyLevel = async (call: Call, typeId: string, input: CreateLegacyLevel, file: File) => {
  const read = await readFile(call, file)
  return call.write(async (tx) => {
    const { performanceLevels } = await lockType(tx, call, typeId, 'CREATE_NOT_ALLOWED')
    if (performanceLevels.length >= levelLimits.max) refuse('TOO_MANY_LEVELS')
    const picture = await newPicture(tx, call, read, input.picturePath)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into legacy_performance_level (tenant_id, id, assessment_type_id, level, label, picture_path, picture_file_id)
      values (${call.actor.tenantId}, ${id}, ${typeId}, ${performanceLevels.length + 1}, ${input.label},
        ${picture?.path ?? null}, ${picture?.fileId ?? null})`
    await audit(tx, call, 'legacy-performance-level.create', id)
    return readLevel(tx, call, { typeId, id })
  })
}

/** Changes name or picture of a level; UPDATE_NOT_ALLOWED without the right to. */
export const updateLegacyLevel = async (call: Call, path: LevelPath, change: UpdateLegacyLevel, file: File) => {
  const read = await readFile(call, file)
  return call.write(async (tx) => {
    const { performanceLevels } = await lockType(tx, call, path.typeId, 'UPDATE_NOT_ALLOWED')
    if (!performanceLevels.some(({ id }) => id === path.id)) refuse('NOT_FOUND')
    const picture = await newPicture(tx, call, read, change.picturePath)
    const [former] = await tx<{ picturePath: string | null }[]>`
      update legacy_performance_level set
        label = coalesce(${change.label ?? null}, label),
        picture_path = case when ${picture !== undefined} then ${picture?.path ?? null} else picture_path end,
        picture_file_id = case when ${picture !== undefined} then ${picture?.fileId ?? null}::uuid else picture_file_id end,
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${path.id} returning old.picture_path`
    await releaseFiles(tx, call, [former?.picturePath ?? null])
    await audit(tx, call, 'legacy-performance-level.update', path.id)
    return readLevel(tx, call, path)
  })
}

/** Deletes a level; higher ones move down. FOREIGN_KEY_CONSTRAINT while entries use it. */
export const deleteLegacyLevel = (call: Call, { typeId, id }: LevelPath): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const { performanceLevels } = await lockWithLevels(tx, call, typeId, 'NO_PERMISSION')
    const level = performanceLevels.find((one) => one.id === id) ?? refuse('NOT_FOUND')
    await refuseInUse(tx, usesOfLevels(tx, call, [id]))
    await tx`delete from legacy_performance_level where tenant_id = ${tenantId} and id = ${id}`
    await releaseFiles(tx, call, [level.picturePath])
    await tx`
      update legacy_performance_level set level = level - 1
      where tenant_id = ${tenantId} and assessment_type_id = ${typeId} and level > ${level.level}`
    await audit(tx, call, 'legacy-performance-level.delete', id)
    return undefined
  })
