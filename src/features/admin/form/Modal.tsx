import { DialogTitle } from '@headlessui/react'
import type { ComponentProps } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

type ModalProps = Omit<ComponentProps<typeof DialogFrame>, 'className'> & {
  readonly title: string
  readonly className?: string
}

/** A dialog under a title. */
export function Modal({ title, className = '', children, ...rest }: ModalProps) {
  return (
    <DialogFrame {...rest} className={`confirm-panel ${className}`}>
      <DialogTitle className="confirm-question">{title}</DialogTitle>
      {children}
    </DialogFrame>
  )
}
