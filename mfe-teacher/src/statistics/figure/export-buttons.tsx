import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { saveFile, useErrorText, useToast, useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { chartPicture } from '@lernspur/ui/components/chart/chart-picture'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import ImageDown from 'lucide-react/icons/image-down'

/** A title as the name of a file. */
const fileNameOf = (title: string): string => title.replace(/[\\/:*?"<>|]+/g, ' ').trim()

/** Downloads the rows of a table as an Excel file. */
export function TableExportButton<Row>({
  title,
  columns,
  rows,
}: {
  title: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
}) {
  const { t } = useTranslation('teacher.statistics')
  const save = useTableExport<Row>(fileNameOf(title))
  return (
    <IconButton label={t(($) => $.saveTable, { title })} onClick={() => void save([...columns], [...rows])}>
      <FileSpreadsheet />
    </IconButton>
  )
}

/** Downloads a chart as a picture. */
export function PictureButton({ title, figure }: { title: string; figure: () => HTMLElement | null }) {
  const { t } = useTranslation('teacher.statistics')
  const toast = useToast()
  const textOf = useErrorText()
  const save = async () => {
    const element = figure()
    try {
      if (element) saveFile(await chartPicture(element), `${fileNameOf(title)}.png`)
    } catch (error) {
      toast({ text: textOf(error), tone: 'error' })
    }
  }
  return (
    <IconButton label={t(($) => $.savePicture, { title })} onClick={() => void save()}>
      <ImageDown />
    </IconButton>
  )
}
