import type { PictureChange, SetStudentPictures } from '@lernspur/contracts/school-admin/student-picture.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { allInOrder } from '@lernspur/service-kit/call/all-in-order'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Picture, pictureBytes, readPicture } from '@lernspur/service-kit/picture/picture'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'
import { openUndoEntry } from '@lernspur/service-kit/undo/undo-journal'

/** Locks children of a class; NOT_FOUND when one is not in it. */
const lockChildren = async (tx: Transaction, { actor }: Call, schoolClassId: string, ids: readonly string[]) => {
  const found = await tx`
    select from student s
    where s.tenant_id = ${actor.tenantId} and s.id = any(${[...ids]}::uuid[]) and exists (
      select from student_class_relation scr
      where scr.tenant_id = s.tenant_id and scr.student_id = s.id and scr.school_class_id = ${schoolClassId})
    order by s.id for update of s`
  if (found.length < ids.length) refuse('NOT_FOUND')
}

/**
 * Records the present pictures in the undo journal, each with its file, which stays for as long as the journal names it
 * (rule undo.2).
 */
const recordAvatars = async (tx: Transaction, { actor }: Call, entryId: string, ids: readonly string[]) => {
  await tx`
    insert into undo_row (tenant_id, undo_entry_id, action, table_name, content)
    select s.tenant_id, ${entryId}, 'update', 'student',
      jsonb_build_object('tenant_id', s.tenant_id, 'id', s.id, 'avatar', s.avatar,
        'file_id', substring(s.avatar from '^/api/files/(.+)$'))
    from student s where s.tenant_id = ${actor.tenantId} and s.id = any(${[...ids]}::uuid[])`
}

/** One after the other, so that pictures of others come between those of a class. */
const readPictures = async ({ actor }: Call, dataUrls: readonly string[]): Promise<Picture[]> => {
  const read: Picture[] = []
  for (const dataUrl of dataUrls) read.push(await readPicture(actor, { bytes: pictureBytes(dataUrl) }))
  return read
}

/**
 * Sets pictures of children of a class, all or none, and records the former ones for undo (rule student.12). NOT_FOUND
 * for a child who is not in the class, UPDATE_NOT_ALLOWED without the right to manage its students,
 * FILE_VALIDATION_FAILED for anything but a picture.
 */
export const setStudentPictures = async (
  call: Call,
  schoolClassId: string,
  { pictures }: SetStudentPictures,
): Promise<PictureChange> => {
  const given = new Map(pictures.map(({ studentId, avatar }) => [studentId, avatar]))
  const read = await readAhead(readPictures(call, [...given.values()]))
  return call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'students', 'UPDATE_NOT_ALLOWED')
    const ids = [...given.keys()]
    await lockChildren(tx, call, schoolClassId, ids)
    const fileIds = await allInOrder(...read().map((picture) => storePicture(tx, call, picture)))
    const rows = ids.map((id, index) => ({ id, avatar: `/api/files/${fileIds[index]}` }))
    const facts = { avatars: Object.fromEntries(rows.map(({ id, avatar }) => [id, avatar])) }
    const changeId = await openUndoEntry(tx, call, 'student-picture', { schoolClassId, facts })
    await recordAvatars(tx, call, changeId, ids)
    await tx`
      update student s set avatar = i.avatar, updated_at = clock_timestamp()
      from jsonb_to_recordset(${tx.json(rows)}) as i (id uuid, avatar text)
      where s.tenant_id = ${call.actor.tenantId} and s.id = i.id`
    await audit(tx, call, 'student.update', ids)
    return { id: changeId, count: ids.length }
  })
}
