import { closestCenter, DndContext, type DragEndEvent, type Modifier, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#common/locales.ts'
import { TITLE as SERVICE_TITLE } from '#common/localized-fields.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import { langAttribute, localize } from '../../../i18n/localized.ts'
import { LineIcon } from '../../../ui/LineIcon.tsx'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { useLeaveWarning } from '../../session/leaving.ts'
import { CHEVRON_DOWN, CHEVRON_UP, DRAG_HANDLE } from '../../ui/icon-shapes.ts'
import { ArrangeBar } from './ArrangeBar.tsx'
import type { ArrangeSectionProps } from './ArrangeSection.tsx'
import { arrangeMessages } from './arrange.i18n.ts'
import { type LoadedServices, useArrangedList } from './use-arranged-list.ts'

export type ArrangePanelProps = Pick<ArrangeSectionProps, 'type' | 'onDirty' | 'onClose' | 'onProgress'> & {
  readonly onLive: () => void
}

/** Lines move up and down only. */
const VERTICAL_ONLY: Modifier = ({ transform }) => ({ ...transform, x: 0 })
/** Silences the library: this panel announces every move itself, and the keyboard uses the buttons. */
const SILENT = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
}

/** The items of a slider, which the administrator reorders, and 'Uuenda', which saves the order (specification §2.7). */
export function ArrangePanel({ loaded, ...panel }: ArrangePanelProps & { readonly loaded: LoadedServices }) {
  const { type, onDirty, onLive } = panel
  const locale = useStore($pageLanguage)
  const t = useTexts(arrangeMessages)
  const list = useArrangedList(type, loaded, onLive)
  const [announcement, announce] = useState('')
  const sensors = useSensors(useSensor(PointerSensor))
  const ids = list.items.map(({ id }) => id)
  const { isDirty } = list
  const report = useEffectEvent(onDirty)
  useEffect(() => report(isDirty), [isDirty])
  useLeaveWarning(() => list.isDirty)

  const move = (from: number, to: number) => {
    const item = list.items[from]
    if (!item || from === to) return
    const focused = document.activeElement?.id
    flushSync(() => {
      list.move(from, to)
      announce(t.movedTo(titleIn(item, locale).text, to + 1, list.items.length))
    })
    // A line that moved in the document has lost the focus.
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
        modifiers={[VERTICAL_ONLY]}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="grid border-t border-rule [counter-reset:place]">
            {list.items.map((item, place) => (
              <ArrangedItem key={item.id} item={item} place={place} count={ids.length} onMove={to => move(place, to)} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="sr-only">{announcement}</output>
      <ArrangeBar {...panel} list={list} />
    </>
  )
}

const ITEM =
  'group/item relative flex min-h-14 items-center gap-1 border-b border-rule bg-paper-light data-dragging:z-1 data-dragging:raised'
const HANDLE_LOOK =
  'grid size-11 flex-none cursor-grab touch-none place-items-center text-ink-soft group-data-dragging/item:cursor-grabbing max-phone:-ml-3'
/** The title after the line's number. */
const TITLE =
  "min-w-0 flex-1 px-3 py-2 leading-label wrap-anywhere before:text-ink-soft before:[counter-increment:place] before:content-[counter(place)_'._']"
const MOVE =
  'inline-grid size-11 flex-none place-items-center rounded-round text-ink hover:text-primary aria-disabled:cursor-default aria-disabled:text-rule max-phone:-mr-1.5'

type ArrangedItemProps = {
  readonly item: ServiceView
  readonly place: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** One line of the order: a handle for pointer and touch, buttons for the keyboard. */
function ArrangedItem({ item, place, count, onMove }: ArrangedItemProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(arrangeMessages)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: item.id })
  const title = titleIn(item, locale)
  /** @param step up or down by one line */
  const button = (step: -1 | 1, label: string, shape: string) => {
    const to = place + step
    const isPossible = to >= 0 && to < count
    return (
      <button
        id={`arrange-${item.id}-${step}`}
        className={MOVE}
        type="button"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(to)}
      >
        <LineIcon shape={shape} />
      </button>
    )
  }
  return (
    <li
      ref={setNodeRef}
      className={ITEM}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className={HANDLE_LOOK} aria-hidden="true" {...listeners}>
        <LineIcon shape={DRAG_HANDLE} />
      </span>
      <img
        className="h-12 w-18 bg-paper-deep object-cover max-phone:hidden"
        src={item.image ?? '/pildid/logo-taust.svg'}
        alt=""
        width="72"
        height="48"
        draggable={false}
      />
      <span className={TITLE} lang={langAttribute(title, locale)}>
        {title.text}
      </span>
      {button(-1, t.up(title.text), CHEVRON_UP)}
      {button(1, t.down(title.text), CHEVRON_DOWN)}
    </li>
  )
}

function titleIn(item: ServiceView, locale: Locale) {
  return localize(SERVICE_TITLE.byLocale(item), locale)
}
