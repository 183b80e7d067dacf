import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component can be used: false in what is printed at publish time, until its code runs in the page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
