export const CHOICE_NAME = 'text-caption leading-snug text-ink-soft'
export const CHOICE = 'chevron-2 h-11 w-full rounded-small border border-line bg-paper-light pr-9 pl-3 text-base text-ink'
