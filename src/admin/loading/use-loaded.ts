import { useEffect, useState } from 'react'

export type Loaded<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** @param load called once, and again on each retry */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'waiting' })
  const [request, setRequest] = useState({ load })

  useEffect(() => {
    let isCurrent = true
    const retry = () => {
      setLoaded({ state: 'waiting' })
      setRequest({ load: request.load })
    }
    request.load().then(
      value => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ state: 'failed', error, retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [request])

  return loaded
}
