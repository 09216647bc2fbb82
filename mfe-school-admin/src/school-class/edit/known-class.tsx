import { assignToSchoolYearMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { Link, paths, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassForm } from '@lernspur/school-editors/class-steps/class-step'
import { SaveAsTemplate } from '@lernspur/school-editors/class-steps/template/save-as-template'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { useChangeClasses } from '../use-change-classes'
import { useDeleteClasses } from '../use-delete-classes'
import { ResponsiblePeople } from './responsible-people'
import { YearField } from './year-field'

interface KnownClassProps {
  schoolClass: SchoolClass
  onClose: () => void
}

function Year({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-admin.school-classes')
  const toast = useToast()
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const { restore } = useChangeClasses()
  const { mutateAsync } = useMutation(assignToSchoolYearMutation({ showsFailure: true }))
  const assign = async (schoolYearId: string) => {
    const { schoolYear } = await mutateAsync({ params: { id: schoolClass.id }, body: { schoolYearId } })
    toast({
      text: t(($) => $.change.moved, { count: 1, year: schoolYear?.name ?? '' }),
      undo: () => restore([schoolClass]),
    })
  }
  return <YearField years={years} value={schoolClass.schoolYearId ?? ''} onChoose={(id) => void assign(id)} />
}

/** Archives a class or activates it again, or deletes it. */
function ClassState({ schoolClass, onClose }: KnownClassProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { setActive, isPending } = useChangeClasses()
  const removal = useDeleteClasses()
  const { isActive, studentCount } = schoolClass
  const remove = async () => {
    if (await removal.remove([schoolClass])) onClose()
  }
  return (
    <section aria-label={t(($) => $.edit.state.title)} className="grid gap-3 border-t pt-5">
      <h3 className="font-semibold">{t(($) => $.edit.state.title)}</h3>
      <p className="text-sm text-muted-foreground">
        {isActive ? t(($) => $.edit.state.active) : t(($) => $.edit.state.archived)}{' '}
        {studentCount > 0 ? t(($) => $.edit.state.notDeletable) : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={isPending} onClick={() => void setActive([schoolClass], !isActive)}>
          {isActive ? t(($) => $.bulk.archive) : t(($) => $.bulk.activate)}
        </Button>
        {studentCount === 0 && (
          <Button variant="destructive" busy={removal.isPending} onClick={() => void remove()}>
            {t(($) => $.removal.confirm, { count: 1 })}
          </Button>
        )}
      </div>
    </section>
  )
}

/** An existing class: its data while it is active, who is responsible, and its state. */
export function KnownClass({ schoolClass, onClose }: KnownClassProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { id, tenantId, isActive } = schoolClass
  return (
    <div className="grid grid-cols-1 gap-6">
      {isActive ? (
        <div className="grid grid-cols-1 gap-5">
          <ClassForm schoolClass={schoolClass} />
          <Year schoolClass={schoolClass} />
        </div>
      ) : (
        <Banner>{t(($) => $.edit.state.archived)}</Banner>
      )}
      <ResponsiblePeople schoolClass={schoolClass} />
      <nav aria-label={t(($) => $.edit.ways)} className="flex flex-wrap gap-2">
        <Button asChild variant="outline">
          <Link to={paths.schoolClassStudents(tenantId, id)}>{t(($) => $.edit.toChildren)}</Link>
        </Button>
        {isActive && (
          <Button asChild variant="outline">
            <Link to={paths.classSettings(id)}>{t(($) => $.edit.toSettings)}</Link>
          </Button>
        )}
        <SaveAsTemplate schoolClass={schoolClass} />
      </nav>
      <ClassState schoolClass={schoolClass} onClose={onClose} />
    </div>
  )
}
