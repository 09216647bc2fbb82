import { accessRightCalls, accessRightListQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import {
  useFormat,
  useKeyedMutation,
  useMutation,
  useSuspenseQueries,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { AccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { UserRow } from '@lernspur/contracts/school-admin/user-role.contract'
import { draftOf } from '@lernspur/school-editors/right/right-draft'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import X from 'lucide-react/icons/x'

const isActive = ({ userRoles }: UserRow, tenantId: string) =>
  userRoles.some((role) => role.tenantId === tenantId && role.status === 'active')

const useResponsible = ({ id: schoolClassId, creatorId, tenantId }: SchoolClass) => {
  const { byName } = useFormat()
  const ofClass = { filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: schoolClassId }] }
  const [rights, users, subjects] = useSuspenseQueries({
    queries: [accessRightListQuery(ofClass), userRoleCalls.listUsers(), subjectListQuery(ofClass)],
  })
  const leading = rights.data.rows.filter((right) => right.canManageAccessRights)
  return {
    leading,
    rights: rights.data.rows,
    others: users.data.rows
      .filter((user) => user.id !== creatorId && isActive(user, tenantId))
      .filter((user) => !leading.some((right) => right.user.id === user.id))
      .toSorted(byName),
    schoolSubjectIds: subjects.data.rows.map(({ id }) => id),
  }
}

/** Gives somebody all rights on a class and all its subjects, or revokes them; both can be undone. */
const useResponsibility = (schoolClass: SchoolClass, schoolSubjectIds: readonly string[]) => {
  const { t } = useTranslation('school-admin.school-classes')
  const toast = useToast()
  const format = useFormat()
  const params = { schoolClassId: schoolClass.id }
  const grant = useKeyedMutation(accessRightCalls.createAccessRight())
  const withdraw = useMutation(accessRightCalls.deleteAccessRight())
  const all = {
    canManageAccessRights: true,
    canManageStudents: true,
    canManagePerformanceVisuals: true,
    canManageCompetences: true,
    canWriteCompetenceEntries: true,
    schoolSubjectIds: [...schoolSubjectIds],
  }
  const restore = async (before: AccessRight) => {
    const { schoolSubjectIds: subjectIds, ...rights } = draftOf(before)
    await grant.mutateAsync({ params, body: { userId: before.user.id, ...rights, schoolSubjectIds: [...subjectIds] } })
  }
  const add = async (user: UserRow, before: AccessRight | undefined) => {
    const { id } = await grant.mutateAsync({ params, body: { userId: user.id, ...all } })
    toast({
      text: t(($) => $.responsible.added, { name: format.name(user) }),
      undo: async () => {
        if (before) await restore(before)
        else await withdraw.mutateAsync({ params: { ...params, accessRightId: id } })
      },
    })
  }
  const remove = async (right: AccessRight) => {
    await withdraw.mutateAsync({ params: { ...params, accessRightId: right.id } })
    toast({
      text: t(($) => $.responsible.removed, { name: format.name(right.user) }),
      undo: () => restore(right),
    })
  }
  return { add, remove }
}

/** Who is responsible for a class: its creator, and whoever manages the rights on it. */
export function ResponsiblePeople({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-admin.school-classes')
  const format = useFormat()
  const { leading, rights, others, schoolSubjectIds } = useResponsible(schoolClass)
  const { add, remove } = useResponsibility(schoolClass, schoolSubjectIds)
  const choose = (userId: string) => {
    const user = others.find(({ id }) => id === userId)
    const before = rights.find((right) => right.user.id === userId)
    // A toast shows what was refused.
    if (user) void add(user, before).catch(() => null)
  }
  const { creator } = schoolClass
  return (
    <section aria-label={t(($) => $.responsible.title)} className="grid gap-3 border-t pt-5">
      <h3 className="font-semibold">{t(($) => $.responsible.title)}</h3>
      <ul className="grid gap-1">
        <li className="flex min-h-11 items-center gap-3">
          <PersonAvatar name={format.name(creator)} seed={creator.id} src={creator.avatar} size={32} />
          <span className="min-w-0 flex-1 wrap-anywhere">{format.name(creator)}</span>
          <span className="text-sm text-muted-foreground">{t(($) => $.responsible.creator)}</span>
        </li>
        {leading.map((right) => (
          <li key={right.id} className="flex min-h-11 items-center gap-3">
            <PersonAvatar name={format.name(right.user)} seed={right.user.id} src={right.user.avatar} size={32} />
            <span className="min-w-0 flex-1 wrap-anywhere">{format.name(right.user)}</span>
            <IconButton
              size="icon-sm"
              label={t(($) => $.responsible.remove, { name: format.name(right.user) })}
              onClick={() => void remove(right).catch(() => null)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <LabelledField label={t(($) => $.responsible.add)} hint={t(($) => $.responsible.hint)}>
        <Combobox
          items={others.map((user) => ({ value: user.id, label: format.name(user) }))}
          value=""
          onValueChange={choose}
          placeholder={t(($) => $.responsible.placeholder)}
          searchLabel={t(($) => $.responsible.search)}
          empty={t(($) => $.responsible.nobody)}
        />
      </LabelledField>
    </section>
  )
}
