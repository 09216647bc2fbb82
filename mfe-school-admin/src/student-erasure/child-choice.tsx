import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { exportStudentMutation } from '@lernspur/api-client/teacher/student/student-export.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import {
  keepPreviousData,
  saveFile,
  useFormat,
  useMutation,
  useQuery,
  useSearchParams,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { useClassesOf } from '@lernspur/school-editors/school-class/use-classes-of'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'

const ErasureSheet = lazy(() => import('./erasure-sheet'))

/** Downloads everything about the child; a failure is shown in a toast. */
function ExportButton({ child }: { child: Student }) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const { mutate, isPending } = useMutation(exportStudentMutation())
  const name = t(($) => $.exportName, { child: format.name(child) })
  const download = () =>
    mutate({ params: { studentId: child.id } }, { onSuccess: (file) => saveFile(file, `${name}.zip`) })
  return (
    <Button variant="outline" busy={isPending} onClick={download}>
      <Download aria-hidden />
      {t(($) => $.action.export)}
    </Button>
  )
}

/** Maximum number of children that the search offers; typing more finds others. */
const offered = 50

/** Children of the school by name, and the chosen one; at first that of `?child=` in the URL. */
const useChildren = () => {
  const format = useFormat()
  const [params] = useSearchParams()
  const [chosen, choose] = useState(params.get('child') ?? '')
  const [query, setQuery] = useState('')
  const search = useDebounced(searchedWords(query))
  const found = useQuery({
    ...studentListQuery({
      filter: search === '' ? [] : [{ field: 'name', type: 'search', value: search }],
      limit: offered,
    }),
    placeholderData: keepPreviousData,
  })
  const own = useQuery({
    ...studentListQuery({ filter: [{ field: 'id', type: 'eq', value: chosen }] }),
    enabled: chosen !== '',
  })
  const child = own.data?.rows[0]
  const rows = (found.data?.rows ?? []).toSorted(format.byName)
  const isFound = child === undefined || rows.some(({ id }) => id === child.id)
  return { children: isFound ? rows : [child, ...rows], child, choose, query, setQuery }
}

/** Chooses a child of the school, and offers its data or its erasure. */
export function ChildChoice() {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const classesOf = useClassesOf(useSuspenseQuery(schoolClassListQuery()).data.rows)
  const { children, child, choose, query, setQuery } = useChildren()
  const [isOpen, setIsOpen] = useState(false)
  const items = children.map((student) => {
    const name = format.name(student)
    const classes = classesOf(student)
    return {
      value: student.id,
      label: format.listName(student),
      detail: classes.length > 0 ? format.list(classes) : t(($) => $.child.inNoClass),
      keywords: classes.join(' '),
      leading: <PersonAvatar name={name} seed={student.id} src={student.avatar} size={24} />,
    }
  })
  return (
    <Card>
      <CardHeading title={t(($) => $.child.title)} description={t(($) => $.explanation)} />
      <CardContent className="grid grid-cols-1 gap-4">
        <LabelledField label={t(($) => $.child.label)}>
          <Combobox
            items={items}
            value={child?.id ?? ''}
            onValueChange={choose}
            query={query}
            onQueryChange={setQuery}
            searchLabel={t(($) => $.child.search)}
            placeholder={t(($) => $.child.placeholder)}
            empty={t(($) => $.child.empty)}
          />
        </LabelledField>
        {child?.erasesAt && (
          <Banner tone="warning">{t(($) => $.child.marked, { day: format.instant(child.erasesAt) })}</Banner>
        )}
        {child && (
          <div className="flex flex-wrap gap-2">
            <ExportButton key={child.id} child={child} />
            {child.erasesAt === null && (
              <Button variant="outline" className="text-danger-foreground" onClick={() => setIsOpen(true)}>
                {t(($) => $.action.erase)}
              </Button>
            )}
          </div>
        )}
      </CardContent>
      {child && isOpen && (
        <Suspense>
          <ErasureSheet child={child} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
