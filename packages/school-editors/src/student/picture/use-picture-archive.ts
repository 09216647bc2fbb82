import { shrinkPicture } from '@lernspur/app-kit/person/shrink-picture'
import { useTranslation } from '@lernspur/app-runtime'
import { useState } from 'react'
import { TableFault, type TableFaultKind } from '../../table-file/table-fault'
import { matchPictures, type PicturedChild } from './match-pictures'
import { pictureArchiveLimits, readPictureArchive } from './picture-archive'

/** A picture of the archive, and whom it is of as far as known or chosen. */
export interface ChosenPicture {
  readonly key: string
  readonly name: string
  /** Small, as a data URL. */
  readonly avatar: string
  readonly candidates: readonly string[]
  /** '' for nobody. */
  readonly studentId: string
}

interface OpenArchive {
  readonly pictures: readonly ChosenPicture[]
  /** Files that the browser cannot read as a picture. */
  readonly unreadable: readonly string[]
  /** Files that are no pictures. */
  readonly others: readonly string[]
  /** Whether the user has said of one of them whom it is of. */
  readonly isChosen: boolean
}

const readArchive = async (file: Blob, children: readonly PicturedChild[]): Promise<OpenArchive> => {
  const { pictures, others } = await readPictureArchive(file)
  const matches = matchPictures(
    pictures.map(({ name }) => name),
    children,
  )
  const found: ChosenPicture[] = []
  const unreadable: string[] = []
  for (const [index, picture] of pictures.entries()) {
    const avatar = await shrinkPicture(picture.file)
    const { studentId = '', candidates = [] } = matches[index] ?? {}
    if (avatar) found.push({ key: `${index}`, name: picture.name, avatar, candidates, studentId })
    else unreadable.push(picture.name)
  }
  return { pictures: found, unreadable, others, isChosen: false }
}

const megabytes = pictureArchiveLimits.fileBytes / 1_000_000

/** Reads an archive of pictures on the device, and holds whom each one is of. */
export const usePictureArchive = (children: readonly PicturedChild[]) => {
  const { t } = useTranslation('school-editors.student-pictures')
  const [archive, setArchive] = useState<OpenArchive | null>(null)
  const [fault, setFault] = useState<TableFaultKind | null>(null)
  const [isReading, setReading] = useState(false)
  const open = async (file: Blob) => {
    setReading(true)
    setFault(null)
    setArchive(null)
    try {
      setArchive(await readArchive(file, children))
    } catch (error) {
      setFault(error instanceof TableFault ? error.kind : 'damaged')
    } finally {
      setReading(false)
    }
  }
  const choose = (key: string, studentId: string) =>
    setArchive(
      (now) =>
        now && {
          ...now,
          pictures: now.pictures.map((one) => (one.key === key ? { ...one, studentId } : one)),
          isChosen: true,
        },
    )
  const faultTexts: Partial<Record<TableFaultKind, string>> = {
    empty: t(($) => $.fault.empty),
    hostile: t(($) => $.fault.hostile, { max: pictureArchiveLimits.entries }),
    password: t(($) => $.fault.password),
    'too-large': t(($) => $.fault.tooLarge, { limit: megabytes }),
  }
  return {
    pictures: archive?.pictures,
    unreadable: archive?.unreadable ?? [],
    others: archive?.others ?? [],
    isChosen: archive?.isChosen ?? false,
    faultText: fault && (faultTexts[fault] ?? t(($) => $.fault.damaged)),
    isReading,
    open,
    choose,
  }
}
