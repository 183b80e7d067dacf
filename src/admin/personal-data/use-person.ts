import { useState } from 'react'
import type { EraseBody, ErasedPerson, FoundPerson, PersonExport } from '#server/personal-data/personal-data.schemas.ts'
import { callBody, isAnswerLost, isProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { invalidateAttention } from '../profile-menu/use-attention.ts'
import { useWrite } from '../server-state/use-write.ts'
import { personalDataMessages } from './personal-data.i18n.ts'

/**
 * Finds, exports and erases the data of a person, one action at a time. A toast reports a failure, with two exceptions: `isWrong`
 * reports an address that the server refused, `outcome` an erasure whose answer is lost.
 */
export function usePerson() {
  const t = useTexts(personalDataMessages)
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [outcome, setOutcome] = useState('')
  const { isBusy, logInAgain, write } = useWrite(error => {
    if (isProblem(error, 422)) {
      setWrong(true)
      return null
    }
    return isProblem(error, 'MESSAGE_BEING_SENT') ? t.beingSent : t.failed
  })
  return {
    /** What the last search found; null without one, while one runs, after one that failed, and after an erasure. */
    found,
    /** Whether the server refused the searched text as an address. */
    isWrong,
    isBusy,
    /** What the page says about the last erasure; empty before it and after the next search. */
    outcome,
    logInAgain,
    find(email: string) {
      // Inside `write`: while another action runs, nothing is asked, and `found` stays.
      write(async () => {
        setWrong(false)
        setOutcome('')
        setFound(null)
        setFound(await findPerson(email))
      })
    },
    exportFound() {
      if (found) write(async () => saveJson(await exportPerson(found.email), `${t.fileName}.json`))
    },
    erase(orders: EraseBody['orders']) {
      if (!found) return
      write(async () => {
        const erased = await erasePerson({ email: found.email, orders }).catch(nullForLostAnswer)
        // Where the answer is lost the server may have erased the data, so `found` may be false.
        setFound(null)
        setOutcome(erased ? outcomeOf(t, erased) : t.perhapsErased)
        invalidateAttention()
      })
    },
  }
}

function outcomeOf(
  t: ReturnType<typeof personalDataMessages>,
  { deleted_messages, anonymised_orders, account }: ErasedPerson,
): string {
  const erased = t.erased(deleted_messages, anonymised_orders)
  return account === 'kept' ? `${erased} ${t.accountActive}` : erased
}

/** Counts the kept data of an address. @throws ApiProblem VALIDATION_FAILED, LOGIN_NOT_RECENT; NoAnswer */
const findPerson = (email: string): Promise<FoundPerson> =>
  callBody('/api/personal-data/search', { method: 'POST', body: { email } })

/** Reads the kept data of an address. @throws ApiProblem LOGIN_NOT_RECENT; NoAnswer */
const exportPerson = (email: string): Promise<PersonExport> =>
  callBody('/api/personal-data/export', { method: 'POST', body: { email } })

/** Erases the kept data of an address. @throws ApiProblem LOGIN_NOT_RECENT, MESSAGE_BEING_SENT; NoAnswer */
const erasePerson = (body: EraseBody): Promise<ErasedPerson> => callBody('/api/personal-data/erase', { method: 'POST', body })

/** Turns a lost answer into null. @throws every other error */
function nullForLostAnswer(error: unknown): null {
  if (isAnswerLost(error)) return null
  throw error
}

/** Safari may take this long before it reads a file that it downloads. */
const REVOKE_AFTER_MS = 60_000

/** Has the browser save a value as a JSON file. */
function saveJson(value: unknown, fileName: string): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS)
}
