import type { Problem } from '../../../../server/core/problem.schemas.ts'
import type { weakPasswordMessages } from './weak-password.messages.ts'

type WeakPasswordTexts = ReturnType<typeof weakPasswordMessages>

/** Texts of the codes of server/auth/password-strength.ts. */
const TEXT_OF_CODE: Readonly<Record<string, keyof WeakPasswordTexts>> = {
  TOO_COMMON: 'tooCommon',
  TOO_PERSONAL: 'tooPersonal',
  TOO_REGULAR: 'tooRegular',
}

/** Why the server found a new password too easy to guess, as a key of the texts; null when that was not the reason. */
export function passwordWeakness({ errors = [] }: Problem): keyof WeakPasswordTexts | null {
  for (const { code } of errors) {
    const key = TEXT_OF_CODE[code]
    if (key) return key
  }
  return null
}
