import { closestCenter, DndContext, type DragEndEvent, type Modifier, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ServiceType } from '../../../../../server/services/service.schemas.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { useLeaveWarning } from '../../form/use-leave-warning.ts'
import { arrangeMessages } from './arrange.messages.ts'
import { ArrangedItem, titleIn } from './ArrangedItem.tsx'
import { ArrangeBar } from './ArrangeBar.tsx'
import { type LoadedServices, useArrangedList } from './use-arranged-list.ts'

export type ArrangePanelProps = {
  readonly type: ServiceType
  readonly locale: Locale
  /** Told whether closing the panel now would lose an order. */
  readonly onDirty: (isDirty: boolean) => void
  readonly onLive: () => void
  readonly onClose: () => void
}

/** Lines move up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
/** The buttons are the keyboard's way, and this panel announces for both. */
const SILENT = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
}

/** The items of a slider in an order that can be changed, and 'Uuenda' that saves it (specification §2.7). */
export function ArrangePanel({ loaded, ...panel }: ArrangePanelProps & { readonly loaded: LoadedServices }) {
  const { type, locale, onDirty, onLive } = panel
  const t = arrangeMessages(locale)
  const list = useArrangedList(type, loaded, onLive)
  const [announcement, announce] = useState('')
  const sensors = useSensors(useSensor(PointerSensor))
  const ids = list.items.map(({ id }) => id)
  useEffect(() => {
    onDirty(list.isDirty)
  }, [list.isDirty, onDirty])
  useLeaveWarning(() => list.isDirty)

  const move = (from: number, to: number) => {
    const item = list.items[from]
    if (!item || from === to) return
    const focused = document.activeElement?.id
    flushSync(() => {
      list.move(from, to)
      announce(t.movedTo(titleIn(item, locale).text, to + 1, list.items.length))
    })
    // A line that changed its place in the document has lost the focus.
    if (focused?.startsWith('arrange-')) document.getElementById(focused)?.focus()
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="arrange-items">
            {list.items.map((item, place) => (
              <ArrangedItem key={item.id} {...{ item, place, locale, t }} count={ids.length} onMove={to => move(place, to)} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="sr-only">{announcement}</output>
      <ArrangeBar list={list} locale={locale} onClose={panel.onClose} />
    </>
  )
}
