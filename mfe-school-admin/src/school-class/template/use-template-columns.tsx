import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { useContentsText } from '@lernspur/school-editors/class-steps/template/use-contents-text'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { TemplateActions } from './template-actions'

/** Columns of the templates; a phone shows the contents below the name. */
export const useTemplateColumns = (
  onRename: (template: ClassTemplate) => void,
): readonly DataColumn<ClassTemplate>[] => {
  const { t } = useTranslation('school-admin.school-classes')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const contentsText = useContentsText()
  const origin = ({ className, creator }: ClassTemplate) =>
    t(($) => $.template.madeOf, { className, name: format.name(creator) })
  return [
    {
      id: 'name',
      title: t(($) => $.template.column.name),
      isSortable: true,
      isRowHead: true,
      value: ({ name }) => name,
      cell: (template) => (
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{template.name}</span>
          <span className="text-xs font-normal text-muted-foreground">{origin(template)}</span>
          <span className="text-xs font-normal text-muted-foreground lg:hidden">{contentsText(template.contents)}</span>
        </span>
      ),
    },
    {
      id: 'schoolLevel',
      title: t(($) => $.column.schoolLevel),
      isSortable: true,
      from: 'md',
      value: ({ schoolLevel }) => levelText(schoolLevel),
    },
    {
      id: 'contents',
      title: t(($) => $.template.column.contents),
      from: 'lg',
      value: ({ contents }) => contentsText(contents),
    },
    {
      id: 'createdAt',
      title: t(($) => $.template.column.createdAt),
      isSortable: true,
      from: 'md',
      value: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => format.instant(createdAt),
    },
    {
      id: 'actions',
      title: t(($) => $.column.actions),
      hideTitle: true,
      cell: (template) => <TemplateActions template={template} onRename={() => onRename(template)} />,
    },
  ]
}
