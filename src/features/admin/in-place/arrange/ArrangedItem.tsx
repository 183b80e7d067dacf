import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { langAttribute, localize } from '../../../../i18n/localized.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import type { Service } from '../../api/service.api.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { DOWN, HANDLE, UP } from '../../ui/icon-shapes.ts'
import type { arrangeMessages } from './arrange.messages.ts'

type ArrangedItemProps = {
  readonly item: Service
  readonly place: number
  readonly count: number
  readonly locale: Locale
  readonly t: ReturnType<typeof arrangeMessages>
  readonly onMove: (to: number) => void
}

/** One line of the order: a handle for pointer and touch, buttons for the keyboard. */
export function ArrangedItem({ item, place, count, locale, t, onMove }: ArrangedItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: item.id })
  const title = titleIn(item, locale)
  const button = (step: -1 | 1, label: string, shape: string) => {
    const to = place + step
    const isPossible = to >= 0 && to < count
    return (
      <button
        id={`arrange-${item.id}-${step}`}
        className="icon-button arrange-move"
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
      className="arrange-item"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className="arrange-handle" aria-hidden="true" {...listeners}>
        <LineIcon shape={HANDLE} />
      </span>
      <img src={item.image ?? '/pildid/logo-taust.svg'} alt="" width="72" height="48" draggable={false} />
      <span className="arrange-title" lang={langAttribute(title, locale)}>
        {title.text}
      </span>
      {button(-1, t.up(title.text), UP)}
      {button(1, t.down(title.text), DOWN)}
    </li>
  )
}

export function titleIn(item: Service, locale: Locale) {
  return localize({ et: item.title, en: item.title_en, ru: item.title_ru }, locale)
}
