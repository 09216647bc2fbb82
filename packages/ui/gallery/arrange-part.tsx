import { useEffect, useState } from 'react'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { middleOf, type PictureArea } from '../src/components/picture/picture-area'
import { PictureCrop } from '../src/components/picture/picture-crop'
import { type BoardItem, PositionBoard } from '../src/components/sortable/position-board'
import { SortableItem } from '../src/components/sortable/sortable-item'
import { SortableList } from '../src/components/sortable/sortable-list'
import { Card } from '../src/components/ui/card'
import { children, subjects } from './samples'

const sortTexts = {
  instructions: 'Leertaste hebt auf, Pfeile verschieben, Leertaste legt ab.',
  lifted: (name: string) => `${name} ist aufgehoben.`,
  over: (name: string, index: number) => `${name} über Stelle ${index}.`,
  dropped: (name: string, index: number) => `${name} steht an Stelle ${index}.`,
  cancelled: (name: string) => `${name} bleibt, wo es war.`,
}

function SubjectOrder() {
  const [names, setNames] = useState(subjects.slice(0, 5).map(({ name }) => name))
  const move = (id: string, overId: string) => {
    const rest = names.filter((name) => name !== id)
    setNames(rest.toSpliced(names.indexOf(overId), 0, id))
  }
  return (
    <SortableList ids={names} nameOf={(id) => id} texts={sortTexts} onMove={move}>
      <Card>
        <ul aria-label="Fächer">
          {names.map((name) => (
            <SortableItem
              key={name}
              id={name}
              handleLabel={`${name} verschieben`}
              className="flex min-h-13 items-center gap-2 border-t px-2 first:border-t-0"
            >
              {(handle) => (
                <>
                  {handle}
                  {name}
                </>
              )}
            </SortableItem>
          ))}
        </ul>
      </Card>
    </SortableList>
  )
}

const desks: readonly BoardItem[] = children.slice(0, 6).map(({ id }, index) => ({
  id,
  x: (index % 3) * 2,
  y: Math.floor(index / 3) * 2,
}))

function SeatingPlan() {
  const [items, setItems] = useState(desks)
  const onBoard = new Set(items.map(({ id }) => id))
  const nameOf = (id: string) => children.find((child) => child.id === id)?.name ?? ''
  return (
    <PositionBoard
      label="Sitzplan"
      asideLabel="Ohne Platz"
      columns={6}
      rows={4}
      items={items}
      aside={children.slice(0, 9).flatMap(({ id }) => (onBoard.has(id) ? [] : [id]))}
      nameOf={nameOf}
      texts={{
        instructions: 'Pfeile verschieben, Entf nimmt vom Plan.',
        moved: (name, row, column) => `${name}: Reihe ${row}, Platz ${column}.`,
        taken: (name) => `${name} sitzt nicht mehr auf dem Plan.`,
      }}
      onPosition={(id, position) =>
        setItems([...items.filter((item) => item.id !== id), ...(position ? [{ id, ...position }] : [])])
      }
    >
      {(id) => <span className="line-clamp-2 text-center text-xs">{nameOf(id)}</span>}
    </PositionBoard>
  )
}

/** Drawn here: a sample picture needs no file. */
const samplePicture = (): Promise<ImageBitmap> => {
  const canvas = new OffscreenCanvas(480, 320)
  const context = canvas.getContext('2d')
  for (const [index, { color }] of subjects.entries()) {
    if (!context) break
    context.fillStyle = color
    context.fillRect(index * 60, 0, 60, 320)
  }
  return createImageBitmap(canvas)
}

function Crop() {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const [area, setArea] = useState<PictureArea>()
  useEffect(() => {
    void samplePicture().then((picture) => {
      setBitmap(picture)
      setArea(middleOf(picture))
    })
  }, [])
  if (!bitmap || !area) return null
  return (
    <PictureCrop
      bitmap={bitmap}
      area={area}
      onAreaChange={setArea}
      isRound
      texts={{ frame: 'Ausschnitt', hint: 'Ziehen oder mit den Pfeiltasten verschieben.', zoom: 'Vergrößerung' }}
    />
  )
}

export function ArrangePart() {
  return (
    <Page>
      <PageHeader title="Ordnen und zuschneiden" />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <SubjectOrder />
        <SeatingPlan />
        <Crop />
      </div>
    </Page>
  )
}
