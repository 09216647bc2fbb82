import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Card } from '@lernspur/ui/components/ui/card'
import type { StudentImportState } from '../import-state'
import { PagedList, type PagedTexts } from './paged-list'

/** Children who are not in the list: only ticked ones leave their class. */
export function LeavingList({ state, texts }: { state: StudentImportState; texts: PagedTexts }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const { leaving, choices, change, scope, classesOf } = state
  const ticked = leaving.filter(({ key }) => choices.left.has(key)).length
  const tick = (key: string, on: boolean) => {
    const left = new Set(choices.left)
    if (on) left.add(key)
    else left.delete(key)
    change({ left })
  }
  const all = ticked === leaving.length
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted-foreground">{t(($) => $.leaving.description)}</p>
      {scope.kind === 'school' && (
        <CheckboxField
          label={t(($) => $.leaving.entireSchool)}
          checked={choices.entireSchool}
          onCheckedChange={(entireSchool) => change({ entireSchool, left: new Set() })}
        />
      )}
      {leaving.length > 0 && (
        <CheckboxField
          label={t(($) => $.leaving.all, { count: leaving.length })}
          checked={all ? true : ticked > 0 ? 'indeterminate' : false}
          onCheckedChange={(on) => change({ left: new Set(on ? leaving.map(({ key }) => key) : []) })}
        />
      )}
      <Card>
        <PagedList label={t(($) => $.group.leaving)} items={leaving} texts={texts}>
          {(one) => (
            <li key={one.key} className="border-b px-4 py-0.5 last:border-b-0">
              <CheckboxField
                label={format.name(one.student)}
                hint={[
                  one.isGone &&
                    (one.leftOn
                      ? t(($) => $.leaving.goneOn, { day: format.day(one.leftOn) })
                      : t(($) => $.leaving.gone)),
                  t(($) => $.leaving.from, {
                    name: classesOf({ schoolClasses: [{ id: one.schoolClassId, name: one.className }] }).join(),
                  }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                checked={choices.left.has(one.key)}
                onCheckedChange={(on) => tick(one.key, on)}
              />
            </li>
          )}
        </PagedList>
      </Card>
    </div>
  )
}
